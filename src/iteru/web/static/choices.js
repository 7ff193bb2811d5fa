// The choices as a tree: each has a path of things to touch, or none. The list and the picture walk the same tree.

import { all, around, one, targets } from "./dom.js";
import { wordsOf } from "./enlarge.js";

/**
 * @typedef {{button: HTMLButtonElement, move: string, path: string[], short: string, words: string, kind: string,
 *   caution: string}} Choice
 */

export class Choices {
  /** @type {Choice[]} */
  all = [];
  /** The targets touched so far. @type {string[]} */
  held = [];
  /** How many of them were the only way to go, and so need not be touched. */
  forced = 0;

  /** Read the choices that the server drew. */
  read() {
    this.all = all(".choices [data-move]").map((button) => readChoice(/** @type {HTMLButtonElement} */ (button)));
    this.held = [];
    this.#skipForcedSteps();
  }

  /** Where every choice begins with the same target, that step is taken for the person. */
  #skipForcedSteps() {
    let nodes = this.next();
    while (this.all.length > 1 && nodes.size === 1) {
      this.held = [...this.held, ...nodes.keys()];
      nodes = this.next();
    }
    this.forced = this.held.length;
  }

  /** Whether something has been touched that can be let go again. */
  get isHalfWay() {
    return this.held.length > this.forced;
  }

  /** The choices that go on from what has been touched. */
  open(path = this.held) {
    return this.all.filter((choice) => path.every((target, index) => choice.path[index] === target));
  }

  /** Choices by the target that comes next in them; by their move, where nothing is left to touch. */
  next(among = this.open()) {
    /** @type {Map<string, Choice[]>} */
    const nodes = new Map();
    for (const choice of among) {
      const key = choice.path[this.held.length] ?? choice.move;
      nodes.set(key, [...(nodes.get(key) ?? []), choice]);
    }
    return nodes;
  }

  /**
   * Go one step further; gives the choice, if this was the last step.
   * @param {string} target @returns {Choice | undefined}
   */
  touch(target) {
    const whole = this.whole(target);
    const path = [...this.held, target];
    if (!whole && this.open(path).length) this.held = path;
    return whole;
  }

  /** The choice that a target would complete now. @param {string} target */
  whole(target) {
    const path = [...this.held, target];
    return this.open(path).find((choice) => choice.path.length === path.length);
  }

  /** Let go of what was touched last, and give it. @returns {string | undefined} */
  stepBack() {
    return this.isHalfWay ? this.held.pop() : undefined;
  }

  /** Let go of what is held, if another choice begins with a target. @param {string} target */
  beginAnew(target) {
    const atOnce = this.held.slice(0, this.forced);
    const isBeginning = this.isHalfWay && this.open(atOnce).some(({ path }) => path[this.forced] === target);
    if (isBeginning) this.held = atOnce;
    return isBeginning;
  }

  /** Hold what must be touched before a target, if that is only one thing. @param {string} target */
  leadTo(target) {
    const [first, ...others] = new Set(this.all.filter(({ path }) => path.indexOf(target) === 1).map(({ path }) => path[0]));
    const isClear = first !== undefined && others.length === 0 && this.held.length <= 1;
    if (isClear) this.held = [first];
    return isClear;
  }

  /**
   * What several choices have in common, never half a sentence: the heading of their kind, and the name of the thing that
   * they begin with. `isAlone`: no heading stands above.
   * @param {Choice[]} among @param {boolean} isAlone @param {string} target
   */
  label(among, isAlone, target) {
    const heading = headingOf(among[0].kind);
    const name = nameOf(target);
    if (isAlone && among.length === this.all.filter(({ kind }) => kind === among[0].kind).length) return heading;
    return isAlone && name ? `${heading}: ${name}` : name || heading;
  }
}

/** @param {HTMLButtonElement} button @returns {Choice} */
function readChoice(button) {
  return {
    button,
    move: button.dataset.move ?? "",
    path: (button.dataset.path ?? "").split(" ").filter(Boolean),
    short: button.dataset.short ?? "",
    words: button.dataset.words ?? "",
    caution: button.dataset.caution ?? "",
    kind: around(button, "[data-kind]")?.dataset.kind ?? "",
  };
}

/** What a thing on the picture is called: its title without what it says of it. @param {string | undefined} target */
function nameOf(target) {
  const thing = target ? targets(target)[0] : undefined;
  return thing ? wordsOf(thing).split(/:| – |, /)[0] : "";
}

/** @param {string} kind */
function headingOf(kind) {
  return one(`[data-kind="${kind}"] h3`)?.textContent ?? "";
}

/** Whether choices are of several kinds: then each has to say which. @param {Choice[]} among */
export function areUnlike(among) {
  return among.some((choice) => choice.kind !== among[0].kind);
}
