// A table's page: what people do there, and what is done when news arrive.

import { dropAdvice, dropSecondThoughts, numberAdvised, showAdvice, showSecondThoughts } from "./advice.js";
import { Caution } from "./caution.js";
import { Choices } from "./choices.js";
import { doClicked } from "./clicks.js";
import { Count } from "./count.js";
import { contribution } from "./deal.js";
import { around, named, one, showStatus, tell, words } from "./dom.js";
import { listenForEdges, measureEdges, showEdges } from "./edges.js";
import { Glider } from "./glide.js";
import { pressKey } from "./keys.js";
import { Leaves } from "./leaves.js";
import { Lesson } from "./lesson.js";
import { Lights } from "./lights.js";
import { ChoiceList } from "./list.js";
import { Enlarger } from "./enlarge.js";
import { Notes } from "./notes.js";
import { keepPresses } from "./press.js";
import { Regions } from "./regions.js";
import { Result } from "./result.js";
import { openRules } from "./rules.js";
import { Seats } from "./seats.js";
import { Since } from "./since.js";
import { TableSocket } from "./socket.js";
import { Talk } from "./talk.js";

const ANSWER_WAIT = 3000; // so long a second move is held back while the first has no answer

/** @typedef {import("./regions.js").News} News */
/** @typedef {Partial<News> & {error?: string, rule?: string, advice?: string, loss?: string, why?: import("./notes.js").Reason[]}} Message */

export class Table {
  caution = new Caution();
  choices = new Choices();
  list = new ChoiceList(this.choices);
  enlarger = new Enlarger();
  notes = new Notes();
  result = new Result();
  seats = new Seats();
  since = new Since();
  talk = new Talk();
  settings;
  count;
  leaves;
  /** The lesson that is taken here, if it is one. @type {Lesson | null} */
  lesson = null;
  #glider;
  #lights;
  /** What the regions show. */
  #named = named();
  #regions;
  #socket;
  /** When the move was sent that has no answer yet. */
  #sentAt = 0;
  #rematchAsked = false;
  #isGoing = false;

  /** @param {string} address @param {import("./settings.js").Settings} settings */
  constructor(address, settings) {
    this.settings = settings;
    this.leaves = new Leaves(settings, () => { this.#findPast()(); numberAdvised(this); this.lesson?.light.draw(); }); // marks are drawn where they are seen
    this.count = new Count(settings, this.leaves);
    if (document.body.dataset.lesson) this.lesson = new Lesson(this);
    this.#lights = new Lights(this.choices, settings);
    this.#glider = new Glider(settings);
    this.#regions = new Regions(this.#glider, {
      shown: (fresh, news) => this.#shown(fresh, news),
      settled: (fresh) => this.#findPast(fresh.has("log")),
    });
    this.#socket = new TableSocket(address, {
      opened: () => { if (this.settings.isQuiet && one("[data-reactions]")) this.sendReactions(); },
      heard: (message) => this.#heard(message),
      lost: () => { this.#sentAt = 0; },
    });
  }

  start() {
    this.choices.read();
    this.since.show(this.#named.places);
    this.#showChoices();
    this.seats.show();
    this.#findPast()();
    showStatus();
    this.#listen();
    this.#socket.connect();
    if (this.lesson) this.lesson.start();
    else if (!one(".result") && this.settings.isFirstTouch()) this.notes.show([{ text: words.hold ?? "", rule: "" }]);
  }

  #listen() {
    keepPresses();
    listenForEdges();
    this.enlarger.listen();
    this.since.listen();
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("keydown", (event) => pressKey(this, event));
    for (const kind of ["mouseover", "focusin"]) {
      document.addEventListener(kind, (event) => this.talk.point(around(event.target, "[data-touches]")));
    }
    this.talk.listen((text) => this.send({ type: "chat", text }));
    window.addEventListener("resize", () => this.#resized());
  }

  /** There is more room, or less: the list may need another form, the board another drawing. */
  #resized() {
    this.list.show();
    this.since.fit();
    showEdges();
    if (this.settings.noteScreen()) this.#socket.renew();
  }

  // What the server says

  /** @param {Message} message */
  #heard(message) {
    if (message.regions) return this.#regions.arrive(/** @type {News} */ (message));
    this.#regions.showAll(); // what came before
    if (message.advice) showAdvice(this, message.advice);
    else if (message.loss) showSecondThoughts(message.loss);
    else if (message.why || message.error) {
      this.#sentAt = 0;
      this.notes.show(message.why ?? [{ text: message.error ?? "", rule: message.rule ?? "" }]);
    }
  }

  /** @param {import("./regions.js").Fresh} fresh @param {News} news */
  #shown(fresh, news) {
    this.#sentAt = 0;
    this.#named = named();
    if (fresh.has("ask")) {
      dropAdvice();
      this.caution.drop();
      this.list.forget();
      this.choices.read();
    }
    else if (fresh.has("board")) numberAdvised(this);
    showStatus();
    this.since.show(this.#named.places);
    if (fresh.has("ask") || fresh.has("board") || fresh.has("seats")) this.#showChoices();
    if (fresh.has("seats")) this.seats.show();
    if (fresh.has("log")) this.talk.logCame();
    if (fresh.has("chat")) this.talk.chatCame();
    if (!one("[data-skip]")) this.settings.isSkipping = false;
    if (fresh.has("ask")) this.lesson?.show();
    else this.lesson?.light.draw();
    if (fresh.has("result")) {
      this.result.drawn();
      this.count.resultCame();
      if (news.rematch && this.#rematchAsked) location.href = `/t/${news.rematch}`; // the others have a link
      else if (news.rematch && one("[data-rematch-at]")) tell(words.rematch ?? "");
    }
    if (fresh.has("leave") && this.#isGoing) location.href = "/";
  }

  // What the person does

  /** @param {MouseEvent} event */
  #click(event) {
    this.talk.letGo();
    this.count.end();
    const rule = around(event.target, "a[data-rule]");
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      this.openRules(rule.dataset.rule ?? "");
      return;
    }
    this.heeding(() => this.#act(/** @type {Element} */ (event.target)));
  }

  /** @param {Element} at */
  #act(at) {
    if (this.list.isOpen && !around(at, ".ask")) this.list.open(false);
    if (doClicked(this, at)) return;
    if (around(at, "[data-target], .chosen")) this.touchThing(at);
    else if (this.lesson?.isAttempt(at)) this.lesson.attempt();
    else if (around(at, ".pan")) this.stepBack();
  }

  /** What is asked for once more is forgotten, if something else is done. @param {() => void} act */
  heeding(act) {
    const { move, count } = this.caution;
    act();
    if (move === this.caution.move && count === this.caution.count) this.caution.drop();
  }

  /**
   * Something on the picture was touched: a lit thing goes on, a held one goes back, another may be asked about.
   * @param {Element} from
   */
  touchThing(from) {
    const lit = around(from, ".lit");
    const chosen = around(from, ".chosen");
    const thing = around(from, "[data-target]");
    if (lit && !(chosen && lit.contains(chosen) && lit !== chosen)) this.touch(lit.dataset.target ?? "", thing === lit);
    else if (chosen) this.stepBack();
    else if (thing) this.#touchUnlit(thing.dataset.target ?? "");
  }

  /**
   * The beginning of another choice lets go of what is held; a later step touched first holds the step before it, if there is
   * only one; else the server says why not.
   * @param {string} target
   */
  #touchUnlit(target) {
    const isBeginning = this.choices.beginAnew(target);
    if (!isBeginning && !this.choices.leadTo(target)) {
      this.send({ type: "why", target, held: this.choices.held.join(" ") });
      return;
    }
    const choice = isBeginning ? this.choices.touch(target) : this.choices.whole(target);
    this.#showStep();
    if (choice && this.lesson) this.play(choice.move);
    else if (choice) this.caution.ask(choice, choice.caution || choice.words);
  }

  /** @param {string} target @param {boolean} [isLit] whether that very thing was touched, and nothing unlit inside it */
  touch(target, isLit = true) {
    const choice = this.choices.touch(target);
    if (choice) this.play(choice.move, isLit);
    else this.#showStep();
  }

  stepBack() {
    const target = this.choices.stepBack();
    if (target !== undefined) this.#showStep();
    return target;
  }

  /** @param {string} move @param {boolean} [isPlain] whether it is clear that this was meant */
  play(move, isPlain = true) {
    if (Date.now() - this.#sentAt < ANSWER_WAIT) return;
    const choice = this.choices.all.find((one) => one.move === move);
    const isAsked = choice && !this.lesson && (choice.caution || !isPlain || this.caution.move === move); // a lesson answers itself
    if (isAsked && !this.caution.isSure(choice, choice.caution || choice.words)) return;
    this.#sentAt = Date.now();
    this.notes.hide();
    dropSecondThoughts();
    this.sendOnVersion({ type: "move", move });
  }

  /** @param {Record<string, unknown>} message about the table as the page shows it */
  sendOnVersion(message) {
    this.send({ ...message, version: this.#regions.version });
  }

  /** Leave or close the table; once that is done, there is nothing left to do here. @param {string} type */
  goAway(type) {
    this.#isGoing = true;
    this.send({ type });
  }

  async askForRematch() {
    this.#rematchAsked = true;
    this.send({ type: "rematch", ...(await contribution()) });
  }

  /** To one's next choice: nothing glides until then, and bots need not wait for who looks on alone. */
  skip() {
    this.settings.isSkipping = true;
    this.#glider.land();
    this.send({ type: "skip" });
  }

  sendReactions() {
    this.send({ type: "quiet", on: this.settings.isQuiet });
  }

  /** @param {string} rule */
  openRules(rule) {
    this.notes.close();
    openRules(rule);
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    this.#socket.send(message);
  }

  /** Finds what happened: on the strip, on the picture, and which lines have a place there; what is returned shows it. */
  #findPast(isLogNew = false) {
    if (isLogNew) this.talk.showEndOfLog();
    const found = [this.since.findMoves(), this.talk.findPlaces(this.#named.places), measureEdges()];
    return () => { for (const show of found) show(); };
  }

  /** A step was taken, or taken back. */
  #showStep() {
    this.#showChoices();
    showEdges();
  }

  /** Draw the present step: lights on the picture, buttons in the list. */
  #showChoices() {
    this.#lights.show(this.#named.things);
    this.list.show();
    this.leaves.show();
    for (const its of [this.#lights, this.lesson]) its?.bringIntoView(); // measured once the list has its form
  }
}
