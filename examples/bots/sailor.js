#!/usr/bin/env node
// The bot of sailor.py in JavaScript, for Node without any package: it sails where it can, else takes any choice.
//
//     iteru play imhotep --seats me,"cmd:node examples/bots/sailor.js"

const readline = require("node:readline");

const say = (word, facts) => process.stdout.write(`${word} ${JSON.stringify(facts)}\n`);

/** A small generator of random numbers, so that equal seeds give equal games. */
function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The move for a `go`: its `choices` are all that is allowed. */
function choose({ choices, seed }) {
  const moves = choices.map((choice) => choice.move);
  const sails = moves.filter((move) => move.startsWith("sail"));
  const good = sails.length ? sails : moves;
  say("info", { text: `${sails.length} of ${moves.length} choices sail` });
  return good[chance(seed)(good.length)];
}

const answers = {
  hello({ protocols }) {
    if (protocols.includes(1)) say("hello", { protocol: 1, name: "Sailor", wants: [] });
    else say("error", { message: "Sailor speaks version 1 of the protocol only." });
  },
  go: (asked) => say("best", { move: choose(asked) }),
  quit: () => process.exit(0),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const answer = answers[word]; // words of a later version are ignored
  if (answer) answer(JSON.parse(line.slice(word.length).trim() || "{}"));
});
