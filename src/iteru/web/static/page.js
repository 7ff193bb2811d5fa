// The page's only script: the socket of a table, swapping regions, walking the choices, the rules' drawer, replays.
// No framework, no build. Everything shown is drawn by the server; this file only moves it and listens.
"use strict";

/** @typedef {{button: HTMLButtonElement, move: string, path: string[], short: string, words: string, kind: string}} Choice */
/** A region as it is now, or how much of its beginning and end stays and what stands between. @typedef {string | [number, number, string]} Change */
/** @typedef {{version: number, regions: Record<string, Change>, rematch: string | null}} News */
/** @typedef {{text: string, rule: string}} Reason */
/** @typedef {{old: Element, fresh: Element | null, place: string, name: string}} Glide */

const MOST_GLIDES = 30;
const NOTE_STAYS = 9000;
const SPEEDS = ["off", "normal", "fast"];
const SVG = "http://www.w3.org/2000/svg";

const table = document.body.dataset.table || "";
const words = /** @type {HTMLElement | null} */ (document.getElementById("words"))?.dataset ?? {};

// Small helpers

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
function one(selector, within = document) {
  return within.querySelector(selector);
}

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
function all(selector, within = document) {
  return [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
}

/** @param {string} key @param {string} fallback */
function remembered(key, fallback) {
  try {
    return localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {string} value */
function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {Element | null} found */
function shown(found) {
  return found !== null && found.getClientRects().length > 0;
}

// Settings of this browser: how fast pieces glide, how large the board is

function speed() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return "off";
  const chosen = remembered("speed", "normal");
  return SPEEDS.includes(chosen) ? chosen : "normal";
}

function showSpeed() {
  const now = speed();
  document.documentElement.dataset.speed = now;
  for (const button of all("[data-speed]:not(html)")) button.setAttribute("aria-pressed", String(button.dataset.speed === now));
}

/** Whether reactions outside one's turn are let pass without a question. */
function isQuiet() {
  return remembered("reactions", "ask") === "quiet";
}

function showReactions() {
  for (const button of all("[data-reactions]")) button.setAttribute("aria-pressed", String((button.dataset.reactions === "quiet") === isQuiet()));
}

/** @param {boolean} large */
function showZoom(large) {
  document.body.classList.toggle("small-board", !large);
  one("[data-zoom]")?.setAttribute("aria-pressed", String(large));
}

// The socket

/** @type {WebSocket | null} */
let socket = null;
let version = Number(document.body.dataset.version);
let failures = 0;
let sending = 0;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${table}/live`);
  socket.addEventListener("open", () => {
    showOffline(false);
    if (isQuiet() && one("[data-reactions]")) send({ type: "quiet", on: true });
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", reconnectLater);
}

/** After each failure a little later, so that a server that comes back is not overrun. */
function reconnectLater() {
  showOffline(true);
  sending = 0;
  setTimeout(connect, Math.min(10000, 400 * 2 ** failures) * (0.75 + Math.random() / 2));
  failures += 1;
}

/** @param {boolean} offline */
function showOffline(offline) {
  if (!offline) failures = 0;
  document.body.classList.toggle("is-offline", offline);
  const note = one("#offline");
  if (note) note.hidden = !offline;
}

/** @param {Record<string, unknown>} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else showOffline(true);
}

/** @param {Partial<News> & {error?: string, rule?: string, why?: Reason[]}} message */
function hear(message) {
  if (message.regions) arrive(/** @type {News} */ (message));
  else if (message.error) {
    sending = 0;
    showNote([{ text: message.error, rule: message.rule ?? "" }]);
  } else if (message.why) {
    showNote(message.why.length ? message.why : [{ text: words.nothing ?? "", rule: "" }]);
  }
}

// Regions: one message after the other; each waits until the one before is on the page

let queue = Promise.resolve();
/** @type {{skipTransition(): void} | null} */
let gliding = null;

/** @param {News} news */
function arrive(news) {
  queue = queue.then(() => swap(news)).catch((error) => console.error(error));
}

/** @param {News} news */
async function swap(news) {
  const fresh = freshRegions(news.regions);
  const put = () => {
    const focus = whereFocusIs();
    const open = one("[data-region] :popover-open")?.id;
    putRegions(fresh);
    version = news.version;
    sending = 0;
    afterSwap(fresh, news);
    if (open) document.getElementById(open)?.showPopover();
    restoreFocus(focus);
  };
  gliding?.skipTransition();
  if (fresh.size === 0 || speed() === "off" || !document.startViewTransition || document.hidden) put();
  else await glide(fresh, put);
}

/**
 * The regions that differ from what is shown.
 * @param {Record<string, Change>} regions
 * @returns {Map<string, HTMLTemplateElement>}
 */
function freshRegions(regions) {
  const fresh = new Map();
  for (const [name, change] of Object.entries(regions)) {
    sent.set(name, changed(sent.get(name) ?? "", change));
    const template = document.createElement("template");
    template.innerHTML = sent.get(name) ?? "";
    if (template.innerHTML !== drawn.get(name)) fresh.set(name, template);
  }
  return fresh;
}

/** The text of each region as the server sent it. @type {Map<string, string>} */
const sent = new Map();

/** @param {string} old @param {Change} change */
function changed(old, change) {
  if (typeof change === "string") return change;
  const [start, end, between] = change;
  return old.slice(0, start) + between + old.slice(old.length - end);
}

/** What the server drew, before this script marked anything in it. @type {Map<string, string>} */
const drawn = new Map();

/** @param {string} name */
function region(name) {
  return one(`[data-region="${name}"]`);
}

/** @param {Map<string, HTMLTemplateElement>} fresh */
function putRegions(fresh) {
  for (const [name, template] of fresh) {
    drawn.set(name, template.innerHTML);
    region(name)?.replaceChildren(template.content.cloneNode(true));
  }
}

/** @param {Map<string, HTMLTemplateElement>} fresh @param {News} news */
function afterSwap(fresh, news) {
  if (fresh.has("ask")) readChoices();
  if (fresh.has("ask") || fresh.has("board") || fresh.has("seats")) showChoices();
  if (fresh.has("seats")) unfoldAgain();
  if (fresh.has("log")) tellNewLines();
  if (fresh.has("chat")) chatCame();
  showStatus();
  if (fresh.has("result")) goToRematch(news.rematch);
}

function showStatus() {
  const open = one("[data-status]")?.dataset.status === "open";
  for (const part of all("[data-while-open], #join")) part.hidden = !open;
  const mine = one("[data-asked]")?.dataset.asked === "yes";
  document.body.classList.toggle("is-asked", mine);
  const title = document.title.replace(/^● /, "");
  document.title = mine ? `● ${title}` : title;
}

/** Whoever asked for the rematch goes there at once; the others have a link. @param {string | null} id */
function goToRematch(id) {
  if (id && rematchAsked) location.href = `/t/${id}`;
  else if (id && one("[data-rematch-at]")) tell(words.rematch ?? "");
}

let rematchAsked = false;

// Focus survives a swap

/** @typedef {{selector: string} | null} Focus */

const KEYS = ["data-move", "data-step", "data-target", "data-fold", "data-stand-in", "data-rule", "popovertarget"];

/** @returns {Focus} */
function whereFocusIs() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const within = focused.closest("[data-region]");
  if (!within) return null;
  const name = /** @type {HTMLElement} */ (within).dataset.region ?? "";
  return { selector: `[data-region="${name}"] ${selectorOf(focused)}` };
}

/** @param {Element} focused */
function selectorOf(focused) {
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  for (const key of KEYS) {
    const value = focused.getAttribute(key);
    if (value !== null) return `[${key}="${CSS.escape(value)}"]`;
  }
  const inList = focused.closest("li");
  return inList ? `li:nth-child(${[...(inList.parentElement?.children ?? [])].indexOf(inList) + 1})` : focused.localName;
}

/** @param {Focus} focus */
function restoreFocus(focus) {
  const at = document.activeElement;
  const kept = at && at !== document.body && (!at.matches("[data-target]") || at.matches(".lit"));
  if (!focus || kept) return;
  const again = one(focus.selector);
  const usable = again && shown(again) && (!again.matches("[data-target]") || again.matches(".lit"));
  if (usable) again.focus({ preventScroll: true });
  else one("#ask-title")?.focus({ preventScroll: true });
}

// Gliding: a browser's view transition moves whole boxes, and a stone inside an SVG is none. So each piece that moves gets a
// stand-in above the page: a copy at the old place, named; inside the transition it becomes a copy at the new place.

/** @param {Map<string, HTMLTemplateElement>} fresh @param {() => void} put */
async function glide(fresh, put) {
  const moves = movedPieces(fresh);
  const before = moves.map(({ old, name }) => standIn(old, name, moves));
  document.body.append(...before);
  for (const { old } of moves) hidePiece(old);
  const transition = document.startViewTransition(() => {
    for (const copy of before) copy.remove();
    put();
    const now = pieceMap(document);
    for (const move of moves) move.fresh = now.get(move.place) ?? null;
    const after = moves.filter(({ fresh }) => fresh).map((move) => standIn(/** @type {Element} */ (move.fresh), move.name, moves, true));
    document.body.append(...after);
    for (const { fresh } of moves) if (fresh) hidePiece(fresh);
  });
  gliding = transition;
  const done = () => {
    for (const copy of all(".stand-in")) if (moves.some(({ name }) => copy.dataset.name === name)) copy.remove();
    for (const { fresh } of moves) fresh?.classList.remove("is-gliding");
    if (gliding === transition) gliding = null;
  };
  transition.ready.catch(() => {});
  transition.finished.then(done, done);
  await transition.updateCallbackDone;
}

let glides = 0;

/**
 * The pieces that the new regions show at another place: a place that gains a piece takes it from one that has lost its like.
 * @param {Map<string, HTMLTemplateElement>} fresh
 */
function movedPieces(fresh) {
  const old = new Map();
  const now = new Map();
  for (const [name, template] of fresh) {
    const place = region(name);
    if (place) for (const [key, piece] of pieceMap(place)) old.set(key, piece);
    for (const [key, piece] of pieceMap(template.content)) now.set(key, piece);
  }
  /** @type {Map<string, Element[]>} */
  const lost = new Map();
  for (const [place, piece] of old) {
    if (!sameKind(now.get(place), piece) && shown(piece)) lost.set(kindOf(piece), [...(lost.get(kindOf(piece)) ?? []), piece]);
  }
  const moves = [];
  for (const [place, piece] of now) {
    if (sameKind(old.get(place), piece)) continue;
    const from = lost.get(kindOf(piece))?.pop();
    if (from && moves.length < MOST_GLIDES) moves.push({ old: from, fresh: /** @type {Element | null} */ (null), place, name: `piece-${++glides}` });
  }
  return moves;
}

/** @param {ParentNode} within @returns {Map<string, Element>} */
function pieceMap(within) {
  return new Map([...within.querySelectorAll("[data-piece][data-place]")].map((piece) => [piece.getAttribute("data-place") ?? "", piece]));
}

/** @param {Element} piece */
function kindOf(piece) {
  return piece.getAttribute("data-piece") ?? "";
}

/** @param {Element | undefined} a @param {Element} b */
function sameKind(a, b) {
  return a !== undefined && kindOf(a) === kindOf(b);
}

/** @param {Element} piece */
function hidePiece(piece) {
  piece.classList.add("is-gliding");
}

/**
 * A copy of a piece above the page, just where the piece is; without those parts that glide by themselves.
 * @param {Element} piece @param {string} name @param {{old: Element, fresh: Element | null}[]} moves
 */
function standIn(piece, name, moves, after = false) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  const originals = [...piece.querySelectorAll("[data-piece]")];
  [...copy.querySelectorAll("[data-piece]")].forEach((part, index) => {
    if (moves.some((move) => (after ? move.fresh : move.old) === originals[index])) part.remove();
  });
  copy.classList.remove("is-gliding", "lit", "chosen");
  const frame = piece instanceof SVGGraphicsElement ? svgFrame(piece, copy) : htmlFrame(piece, copy);
  frame.setAttribute("aria-hidden", "true");
  frame.classList.add("stand-in");
  frame.dataset.name = name;
  frame.style.viewTransitionName = name;
  return frame;
}

/** @param {SVGGraphicsElement} piece @param {Element} copy */
function svgFrame(piece, copy) {
  const box = piece.getBBox();
  const onScreen = piece.getScreenCTM() ?? new DOMMatrix();
  const frame = document.createElementNS(SVG, "svg");
  copy.removeAttribute("transform");
  frame.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
  frame.classList.add("board"); // where its texts have their looks from
  frame.append(copy);
  place(frame, onScreen.e + (box.x - 2) * onScreen.a, onScreen.f + (box.y - 2) * onScreen.d, (box.width + 4) * onScreen.a, (box.height + 4) * onScreen.d);
  return frame;
}

/** @param {Element} piece @param {Element} copy */
function htmlFrame(piece, copy) {
  const box = piece.getBoundingClientRect();
  const frame = document.createElement("div");
  frame.className = "belongings";
  frame.append(copy);
  place(frame, box.left, box.top, box.width, box.height);
  return frame;
}

/** @param {HTMLElement | SVGSVGElement} frame @param {number} left @param {number} top @param {number} width @param {number} height */
function place(frame, left, top, width, height) {
  Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

// Choices: every choice is a button with a path of targets. The list and the picture walk the same tree.

/** @type {Choice[]} */
let choices = [];
/** The targets touched so far. @type {string[]} */
let held = [];
/** How many of them were the only way to go, and so need not be touched. */
let forced = 0;

function readChoices() {
  held = [];
  choices = all("[data-region='ask'] [data-move]").map((button) => ({
    button: /** @type {HTMLButtonElement} */ (button),
    move: button.dataset.move ?? "",
    path: (button.dataset.path ?? "").split(" ").filter(Boolean),
    short: button.dataset.short ?? "",
    words: button.dataset.words ?? "",
    kind: /** @type {HTMLElement} */ (button.closest("[data-kind]"))?.dataset.kind ?? "",
  }));
  goWhereAllGo();
}

/** Where every choice begins with the same target, that step is taken for the person. */
function goWhereAllGo() {
  let nodes = byNext(choices);
  while (choices.length > 1 && nodes.size === 1) {
    held = [...held, ...nodes.keys()];
    nodes = byNext(choices);
  }
  forced = held.length;
}

/** The choices that go on from what has been touched. @param {string[]} [path] */
function open(path = held) {
  return choices.filter((choice) => path.every((target, index) => choice.path[index] === target));
}

/** Choices by the target that comes next in them. @param {Choice[]} among @returns {Map<string, Choice[]>} */
function byNext(among) {
  const nodes = new Map();
  for (const choice of among) {
    const next = choice.path[held.length] ?? choice.move;
    nodes.set(next, [...(nodes.get(next) ?? []), choice]);
  }
  return nodes;
}

/** Draw the present step: lights on the picture, buttons in the list. */
function showChoices() {
  showList();
  light();
}

/** Whether there is too little room: then there are no headings, and each button says everything. */
let tight = false;

function showList() {
  tight = false;
  drawList();
  const ask = one(".ask");
  tight = ask !== null && choices.length > 0 && ask.scrollHeight > ask.clientHeight + 2 && matchMedia("(min-width: 801px)").matches;
  if (tight) drawList();
}

function drawList() {
  for (const made of all(".choice.made")) made.closest("li")?.remove();
  one(".choices")?.classList.toggle("tight", tight);
  const back = one("[data-back]");
  if (back) back.hidden = held.length <= forced;
  showCrumb();
  for (const kind of all("[data-kind]")) showKind(kind);
  numberButtons();
}

/** What is being chosen, while a path is half walked. */
function showCrumb() {
  const crumb = one(".crumb");
  const [first] = open();
  if (!crumb) return;
  crumb.hidden = held.length === 0 || areUnlike(open());
  if (held.length && first) crumb.textContent = labelOf(open(), one(`[data-kind="${first.kind}"] h3`)?.textContent ?? "", true);
}

/** Whether choices are of several kinds: then each has to say which. @param {Choice[]} among */
function areUnlike(among) {
  return among.some((choice) => choice.kind !== among[0].kind);
}

/** One kind of choices: a leaf keeps its own button; what goes on further gets one for all its choices. @param {HTMLElement} kind */
function showKind(kind) {
  const its = open().filter((choice) => choice.kind === kind.dataset.kind);
  for (const choice of choices) if (choice.kind === kind.dataset.kind) /** @type {HTMLElement} */ (choice.button.closest("li")).hidden = true;
  const nodes = byNext(its);
  const heading = one("h3", kind);
  kind.hidden = its.length === 0;
  if (kind.hidden || !heading) return;
  const alone = held.length === 0 ? tight || nodes.size === 1 : areUnlike(open());
  heading.classList.toggle("unseen", alone || held.length > 0 || its.length === choices.length);
  for (const [target, among] of nodes) {
    if (among.length === 1) showLeaf(among[0], alone);
    else one("ul", kind)?.append(stepButton(target, labelOf(among, heading.textContent ?? "", alone)));
  }
}

/** @param {Choice} choice @param {boolean} alone */
function showLeaf(choice, alone) {
  const { button, short, words: sentence } = choice;
  button.textContent = alone ? sentence : short;
  button.setAttribute("aria-label", sentence);
  /** @type {HTMLElement} */ (button.closest("li")).hidden = false;
}

/** @param {string} target @param {string} label */
function stepButton(target, label) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice made";
  button.dataset.step = target;
  button.textContent = `${label} …`;
  item.append(button);
  return item;
}

/** What several choices have in common: the heading of their kind, or the words they begin with. @param {Choice[]} among @param {string} heading @param {boolean} alone */
function labelOf(among, heading, alone) {
  if (alone && among.length === choices.filter((choice) => choice.kind === among[0].kind).length) return heading;
  const texts = among.map((choice) => (alone ? choice.words : choice.short).split(" "));
  let count = 0;
  while (texts.every((text) => count < text.length - 1 && text[count] === texts[0][count])) count += 1;
  return texts[0].slice(0, count).join(" ") || heading;
}

/** Numbers as shortcuts, on what is shown now. */
function numberButtons() {
  all(".choice").filter(shown).forEach((button, index) => {
    if (index < 9) button.dataset.key = String(index + 1);
    else delete button.dataset.key;
  });
}

/** Light what can be touched now; mark what has been touched on the way. */
function light() {
  for (const lit of all(".lit, .chosen")) {
    lit.classList.remove("lit", "chosen");
    for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) lit.removeAttribute(name);
  }
  const nodes = byNext(open());
  for (const [target, among] of nodes) for (const thing of targets(target)) lightUp(thing, among);
  for (const target of held) for (const thing of targets(target)) thing.classList.add("chosen");
  if (held.length) showFirstLit();
}

/** @param {string} target @returns {HTMLElement[]} */
function targets(target) {
  return all(`[data-target="${CSS.escape(target)}"]`, one(".table") ?? document);
}

/** @param {HTMLElement} thing @param {Choice[]} among */
function lightUp(thing, among) {
  thing.classList.add("lit");
  thing.setAttribute("tabindex", "0");
  thing.setAttribute("role", "button");
  const heading = one(`[data-kind="${among[0].kind}"] h3`)?.textContent ?? "";
  const label = among.length === 1 ? among[0].words : `${labelOf(among, heading, true)} …`;
  const title = thing.querySelector(":scope > title")?.textContent ?? "";
  thing.setAttribute("aria-label", !title ? label : areUnlike(among) ? title : `${label} (${title})`);
}

/** On a small screen the board is panned to what can be touched now. */
function showFirstLit() {
  const pan = one(".pan");
  const lit = pan?.querySelector(".lit");
  if (!pan || !lit || [...pan.querySelectorAll(".lit")].some((thing) => isWithin(thing, pan))) return;
  const box = lit.getBoundingClientRect();
  const frame = pan.getBoundingClientRect();
  pan.scrollBy({ left: box.left - frame.left - 40, top: box.top - frame.top - 40, behavior: speed() === "off" ? "auto" : "smooth" });
}

/** @param {Element} thing @param {Element} frame */
function isWithin(thing, frame) {
  const a = thing.getBoundingClientRect();
  const b = frame.getBoundingClientRect();
  return a.left >= b.left - 4 && a.right <= b.right + 4 && a.top >= b.top - 4 && a.bottom <= b.bottom + 4;
}

/** Go one step further along the paths. @param {string} target */
function touch(target) {
  const path = [...held, target];
  const among = open(path);
  if (among.length === 0) return;
  const whole = among.find((choice) => choice.path.length === path.length);
  if (whole) {
    play(whole.move);
    return;
  }
  held = path;
  showChoices();
}

function stepBack() {
  if (held.length <= forced) return;
  held = held.slice(0, -1);
  showChoices();
}

/** @param {string} move */
function play(move) {
  if (Date.now() - sending < 3000) return;
  sending = Date.now();
  hideNote();
  send({ type: "move", version, move });
}

/** Something on the picture was touched: a lit thing goes on, a held one goes back, another may be asked about. @param {Element} from */
function touchThing(from) {
  const lit = /** @type {HTMLElement | null} */ (from.closest(".lit"));
  const chosen = from.closest(".chosen");
  const thing = /** @type {HTMLElement | null} */ (from.closest("[data-target]"));
  if (lit && !(chosen && lit.contains(chosen) && lit !== chosen)) touch(lit.dataset.target ?? "");
  else if (chosen) stepBack();
  else if (thing) touchUnlit(thing.dataset.target ?? "");
}

/** A later step touched first holds the step before it, if there is only one; else the server says why not. @param {string} target */
function touchUnlit(target) {
  const leading = new Set(choices.filter((choice) => choice.path.indexOf(target) === 1).map((choice) => choice.path[0]));
  const [first] = leading;
  if (leading.size === 1 && held.length <= 1 && open([first]).length > 0) {
    held = [first];
    showChoices();
    return;
  }
  send({ type: "why", target });
}

// Notes: refusals, and answers to "why not?"

let noteTimer = 0;

/** @param {Reason[]} reasons */
function showNote(reasons) {
  const note = one("#note");
  const inside = note && one("[role=status]", note);
  if (!note || !inside) return;
  inside.replaceChildren(...reasons.map(noteLine));
  note.hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(hideNote, NOTE_STAYS);
}

/** @param {Reason} reason */
function noteLine({ text, rule }) {
  const line = document.createElement("p");
  line.textContent = rule ? text.replace(` (${rule})`, "") : text;
  if (rule) line.append(" ", ruleLink(rule));
  return line;
}

/** @param {string} rule */
function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rules/${document.body.dataset.game}#${rule}`;
  link.dataset.rule = rule;
  link.textContent = rule;
  return link;
}

function hideNote() {
  const note = one("#note");
  if (!note) return;
  if (note.matches(":hover, :focus-within")) noteTimer = setTimeout(hideNote, NOTE_STAYS);
  else note.hidden = true;
}

// Log and chat

/** @type {string[]} */
let told = [];

function logTexts() {
  return all(".log > li").map((line) => line.textContent?.trim() ?? "");
}

function tellNewLines() {
  const lines = logTexts();
  let gone = 0;
  while (gone < told.length && !told.slice(gone).every((text, index) => text === lines[index])) gone += 1;
  const fresh = lines.slice(told.length - gone);
  if (gone === told.length && told.length > 0 && lines.length < told.length) tell(words.undone ?? "");
  else if (fresh.length) tell([...fresh.slice(-8), promptIfMine()].join(" "));
  told = lines;
  const panel = one("#panel-log");
  if (panel) panel.scrollTop = panel.scrollHeight;
}

function promptIfMine() {
  return one("[data-asked]")?.dataset.asked === "yes" ? `${words.yourTurn}: ${one("#ask-title")?.textContent ?? ""}` : "";
}

/** @param {string} text */
function tell(text) {
  const news = one("#news");
  if (news) news.textContent = text;
}

function chatCame() {
  const lines = one(".chat-lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
  const mark = one("#tab-chat .new");
  const last = one(".chat > li:last-child")?.textContent ?? "";
  if (mark && last && one("#panel-chat")?.hidden) mark.hidden = false;
  if (last) tell(last);
}

/** @param {HTMLElement} tab */
function chooseTab(tab) {
  for (const other of all("[role=tab]")) {
    const selected = other === tab;
    other.setAttribute("aria-selected", String(selected));
    other.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !selected;
  }
  if (tab.id === "tab-chat") {
    const mark = one(".new", tab);
    if (mark) mark.hidden = true;
    chatScroll();
  }
}

function chatScroll() {
  const lines = one(".chat-lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

/** Outline on the picture what a line of the log touched. @param {Element | null} line */
function point(line) {
  for (const thing of all(".pointed")) thing.classList.remove("pointed");
  const names = line instanceof HTMLElement ? (line.dataset.touches ?? "").split(" ").filter(Boolean) : [];
  for (const name of names) for (const thing of targets(name)) thing.classList.add("pointed");
}

// Seats fold on a phone

/** @type {Set<string>} */
const unfolded = new Set();

/** @param {HTMLElement} button */
function fold(button) {
  const seat = button.dataset.fold ?? "";
  if (!unfolded.delete(seat)) unfolded.add(seat);
  unfoldAgain();
}

function unfoldAgain() {
  for (const seat of all("[data-seat]")) {
    const isOpen = unfolded.has(seat.dataset.seat ?? "");
    seat.classList.toggle("unfolded", isOpen);
    one("[data-fold]", seat)?.setAttribute("aria-expanded", String(isOpen || seat.classList.contains("mine")));
  }
}

// The rules in a drawer

/** @param {string} rule */
async function openRules(rule) {
  const drawer = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules"));
  const text = drawer && one(".rules-text", drawer);
  if (!drawer || !text) return;
  const note = one("#note");
  if (note) note.hidden = true;
  if (!drawer.open) drawer.showModal();
  if (!text.childElementCount) await loadRules(text);
  for (const marked of all(".here", text)) marked.classList.remove("here");
  const found = rule ? document.getElementById(rule) : null;
  if (!found) return;
  found.classList.add("here");
  found.scrollIntoView({ block: "start" });
  found.focus({ preventScroll: true });
}

/** @param {HTMLElement} text */
async function loadRules(text) {
  try {
    const answer = await fetch(`/rules/${document.body.dataset.game}/text`);
    if (!answer.ok) throw new Error(String(answer.status));
    text.innerHTML = await answer.text();
  } catch {
    text.textContent = words.failed ?? "";
  }
}

// What a click means

/** @type {[string, (found: HTMLElement) => void][]} */
const CLICKS = [
  ["[data-move]", (found) => play(found.dataset.move ?? "")],
  ["[data-step]", (found) => { touch(found.dataset.step ?? ""); focusFirstChoice(); }],
  ["[data-back]", () => { stepBack(); focusFirstChoice(); }],
  ["[data-undo]", () => send({ type: "undo", version })],
  ["[data-come-back]", () => send({ type: "come-back" })],
  ["[data-uncover]", () => send({ type: "uncover" })],
  ["[data-stand-in]", (found) => send({ type: "stand-in", seat: Number(found.dataset.standIn), bot: found.dataset.bot ?? "" })],
  ["[data-rematch]", () => { rematchAsked = true; send({ type: "rematch" }); }],
  ["[data-fold]", fold],
  ["[role=tab]", chooseTab],
  ["#note .close", () => { const note = one("#note"); if (note) note.hidden = true; }],
  ["[data-zoom]", () => { const large = document.body.classList.contains("small-board"); remember("board", large ? "large" : "small"); showZoom(large); }],
];

/** @param {MouseEvent} event */
function click(event) {
  if (!(event.target instanceof Element)) return;
  const rule = /** @type {HTMLElement | null} */ (event.target.closest("a[data-rule]"));
  if (rule && table && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openRules(rule.dataset.rule ?? "");
    return;
  }
  for (const [selector, act] of CLICKS) {
    const found = /** @type {HTMLElement | null} */ (event.target.closest(selector));
    if (found) {
      act(found);
      return;
    }
  }
  if (event.target.closest("[data-target], .chosen")) touchThing(event.target);
  else if (event.target.closest(".pan")) stepBack();
}

/** When the list was used by keyboard, focus follows into the next step. */
function focusFirstChoice() {
  const first = all(".choice").find(shown);
  first?.focus({ preventScroll: true });
}

// Keys

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const at = /** @type {HTMLElement} */ (event.target);
  if (at.matches("input, select, textarea")) return;
  if (at.matches("[role=tab]") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) otherTab(at);
  else if ((event.key === "Enter" || event.key === " ") && at.matches(".lit")) {
    event.preventDefault();
    touchThing(at);
    restoreFocusAfterTouch();
  } else if (event.key === "Escape") escape();
  else if (/^[1-9]$/.test(event.key)) pressNumber(event.key);
  else if (/^Arrow/.test(event.key) && at.matches(".choice")) walkList(event, at);
  else if (/^Arrow(Up|Down)$/.test(event.key) && at.matches(".log > li")) walkLog(event, at);
  else if (event.key === "?" && at.matches("[data-its-rule]")) openRules(at.dataset.itsRule ?? "");
}

function escape() {
  const note = one("#note");
  if (note && !note.hidden) note.hidden = true;
  else if (held.length > forced) {
    const target = held[held.length - 1];
    const inList = Boolean(document.activeElement?.closest(".ask"));
    stepBack();
    const again = inList ? one(`[data-step="${CSS.escape(target)}"]`) : targets(target)[0];
    again?.focus({ preventScroll: true });
  }
}

/** @param {string} digit */
function pressNumber(digit) {
  const button = all(`.choice[data-key="${digit}"]`).find(shown);
  button?.focus({ preventScroll: true });
  button?.click();
}

/** @param {KeyboardEvent} event @param {HTMLElement} at */
function walkList(event, at) {
  const buttons = all(".choice").filter(shown);
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  event.preventDefault();
  buttons[(buttons.indexOf(at) + by + buttons.length) % buttons.length]?.focus();
}

/** One line of the log is in the tab order; arrows go to the others. @param {KeyboardEvent} event @param {HTMLElement} at */
function walkLog(event, at) {
  const next = event.key === "ArrowUp" ? at.previousElementSibling : at.nextElementSibling;
  event.preventDefault();
  if (!(next instanceof HTMLElement)) return;
  at.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** @param {HTMLElement} tab */
function otherTab(tab) {
  const other = all("[role=tab]").find((found) => found !== tab);
  if (!other) return;
  chooseTab(other);
  other.focus();
}

/** A lit thing touched by keyboard loses its light: focus goes on to the first thing lit by it. */
function restoreFocusAfterTouch() {
  if (document.activeElement && document.activeElement.matches(".lit")) return;
  if (held.length) all(".pan .lit, .seats .lit")[0]?.focus({ preventScroll: true });
}

// A table's page

function startTable() {
  for (const part of all("[data-region]")) drawn.set(part.dataset.region ?? "", part.innerHTML);
  readChoices();
  showChoices();
  unfoldAgain();
  showStatus();
  told = logTexts();
  const panel = one("#panel-log");
  if (panel) panel.scrollTop = panel.scrollHeight;
  showZoom(remembered("board", "large") === "large");
  connect();
  document.addEventListener("keydown", key);
  for (const kind of ["mouseover", "focusin"]) {
    document.addEventListener(kind, (event) => point(/** @type {Element} */ (event.target).closest?.("[data-touches]") ?? null));
  }
  one("form.say")?.addEventListener("submit", sayIt);
}

/** @param {Event} event */
function sayIt(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (document.getElementById("say"));
  if (input.value.trim()) send({ type: "chat", text: input.value });
  input.value = "";
}

// A replay's page

let playing = 0;
/** @type {AbortController | null} */
let asking = null;

function startReplay() {
  const slider = replaySlider();
  slider?.addEventListener("input", () => goTo(Number(slider.value)));
  document.addEventListener("click", replayClick);
  document.addEventListener("keydown", replayKey);
  showCurrentLine();
}

/** @returns {HTMLInputElement | null} */
function replaySlider() {
  return document.querySelector(".slider input");
}

/** @param {MouseEvent} event */
function replayClick(event) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
  const line = /** @type {HTMLElement | null} */ (event.target.closest("[data-at]"));
  const go = /** @type {HTMLElement | null} */ (event.target.closest("[data-go]"));
  if (event.target.closest("[data-play]")) playOrPause();
  if (!line && !go) return;
  event.preventDefault();
  goTo(line ? Number(line.dataset.at) : stepFor(go?.dataset.go ?? ""));
}

/** @param {KeyboardEvent} event */
function replayKey(event) {
  if (event.target instanceof Element && event.target.matches("input, select")) return;
  if (event.key === "ArrowRight") goTo(stepFor("next"));
  if (event.key === "ArrowLeft") goTo(stepFor("previous"));
}

/** @param {string} where */
function stepFor(where) {
  const slider = replaySlider();
  const now = Number(slider?.value);
  const last = Number(slider?.max);
  return { first: 0, previous: Math.max(0, now - 1), next: Math.min(last, now + 1), last }[where] ?? now;
}

/** Fetch a step and show it; a newer wish overtakes an older one. @param {number} step */
async function goTo(step) {
  const slider = replaySlider();
  if (slider) slider.value = String(step);
  const last = Number(slider?.max);
  asking?.abort();
  asking = new AbortController();
  try {
    const answer = await fetch(`/t/${document.body.dataset.replay}/step/${step}`, { signal: asking.signal });
    if (answer.ok) queue = queue.then(async () => showStep(await answer.text(), step, last)).catch(() => {});
    await queue;
  } catch {
    // Overtaken, or the server is away: the page stays at the step it shows.
  }
}

/** @param {string} html @param {number} step @param {number} last */
async function showStep(html, step, last) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const at = document.activeElement;
  const focused = at instanceof HTMLElement ? at.dataset.at : undefined;
  const put = () => {
    one("#step")?.replaceChildren(template.content.cloneNode(true));
    showWhere(step, last);
    if (focused) one(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
  };
  gliding?.skipTransition();
  if (speed() === "off" || !document.startViewTransition || document.hidden) put();
  else await glide(new Map([["step", template]]), put);
}

/** @param {number} step @param {number} last */
function showWhere(step, last) {
  const over = one("[data-over]")?.dataset.over === "yes";
  const at = /** @type {HTMLInputElement} */ (one("input[name=at]"));
  at.value = String(step);
  /** @type {HTMLButtonElement} */ (one(".play-on button")).disabled = over;
  const where = one(".where b");
  if (where) where.textContent = String(step);
  for (const go of all("[data-go]")) go.setAttribute("href", `?at=${stepFor(go.dataset.go ?? "")}`);
  history.replaceState(null, "", `?at=${step}`);
  showCurrentLine();
  tell(one(".log .now")?.textContent?.trim() ?? "");
  if (step === last && playing) playOrPause();
}

function showCurrentLine() {
  const panel = one(".talk .tab-panel");
  const now = one(".log .now");
  if (panel) panel.scrollTop = now ? now.offsetTop - panel.offsetTop - panel.clientHeight / 2 : 0;
}

function playOrPause() {
  const button = one("[data-play]");
  if (playing) clearInterval(playing);
  else if (stepFor("next") === Number(replaySlider()?.value)) goTo(0);
  playing = playing ? 0 : setInterval(() => goTo(stepFor("next")), speed() === "fast" ? 700 : 1300);
  if (button) button.textContent = (playing ? button.dataset.playing : button.dataset.paused) ?? "";
}

// Every page

/** @param {HTMLElement} button */
async function copy(button) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    /** @type {HTMLInputElement | null} */ (button.parentElement?.querySelector("input") ?? null)?.select();
    document.execCommand("copy");
  }
  button.textContent = words.copied ?? button.dataset.copied ?? label;
  tell(button.textContent ?? "");
  setTimeout(() => { button.textContent = label; }, 2000);
}

document.documentElement.classList.add("has-script");
showSpeed();
showReactions();
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const chosen = /** @type {HTMLElement | null} */ (target?.closest("button[data-speed]") ?? null);
  const copied = /** @type {HTMLElement | null} */ (target?.closest("[data-copy]") ?? null);
  if (chosen) {
    remember("speed", chosen.dataset.speed ?? "normal");
    showSpeed();
  }
  if (copied) copy(copied);
  const reactions = /** @type {HTMLElement | null} */ (target?.closest("[data-reactions]") ?? null);
  if (reactions) {
    remember("reactions", reactions.dataset.reactions ?? "ask");
    showReactions();
    send({ type: "quiet", on: isQuiet() });
  }
});
if (table) {
  document.addEventListener("click", click);
  startTable();
} else if (document.body.dataset.replay) startReplay();
