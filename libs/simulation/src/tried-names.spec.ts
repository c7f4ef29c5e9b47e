// Trying names on a game and taking them back leaves the game's own knowledge unchanged. The names that a bot
// does not even try are names with which nothing could have been done.
import { hashText } from '#kernel';
import { FIT_OF_RULESET } from '#cards';
import { fittingNames, MENTAL_MAGIC } from '#mental';
import {
  isNameless,
  legalActions,
  namesThatServe,
  objectNumber,
  whyNot,
  type GameAction,
  type GameState,
  type Seat,
} from '#rules';
import { POOL } from '#testkit/pool/cards';
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { playGame } from './play.js';

const cards = { catalogue: hashText('tried names'), definitions: POOL };
const book = { cards, variants: MENTAL_MAGIC };

/** One decision in this many is checked; `NAMES` limits how many names of a cost are tried. */
const EVERY = 9;
const NAMES = 12;

type Ruleset = 'pentaland' | 'utopia' | 'war-zone';

function fittingIn(ruleset: Ruleset, state: GameState, { object }: GameAction) {
  const { card, identity } = state.objects[objectNumber(object)] ?? {};
  const printed = state.definitions[(card ?? identity)?.definition ?? ''];
  return printed === undefined ? [] : fittingNames(POOL, printed, FIT_OF_RULESET[ruleset]);
}

function lookedAt(ruleset: Ruleset) {
  const faults: string[] = [];
  const counts = { asked: 0, possible: 0, leftOut: 0 };
  const look = (state: GameState, seat: Seat): void => {
    const before = JSON.stringify(legalActions(structuredClone(state), seat, book));
    for (const action of legalActions(state, seat, book).filter((one) => isNameless(state, one))) {
      const names = fittingIn(ruleset, state, action);
      const served = new Set(namesThatServe(state, seat, action, names, book));
      for (const definition of names.slice(0, NAMES)) {
        const { name } = definition;
        const kept = whyNot(state, seat, { ...action, name }, book);
        counts.asked += 1;
        if (kept === undefined) counts.possible += 1;
        if (!served.has(definition)) counts.leftOut += 1;
        if (kept === undefined && !served.has(definition))
          faults.push(`${JSON.stringify(action)} could be done as ${name}, and was left out`);
        if (counts.asked % EVERY !== 0) continue;
        const anew = whyNot(structuredClone(state), seat, { ...action, name }, book);
        if (anew?.message !== kept?.message)
          faults.push(
            `${JSON.stringify(action)} as ${name}: ${kept?.message ?? 'yes'} and, asked anew, ${anew?.message ?? 'yes'}`,
          );
      }
    }
    if (JSON.stringify(legalActions(state, seat, book)) !== before)
      faults.push(`what seat ${seat} may do is another thing after names were tried`);
  };
  let decisions = 0;
  const played = playGame({
    seed: `names tried in ${ruleset}`,
    ...book,
    bots: [uniformBot, uniformBot],
    terms: { ruleset, librarySize: ruleset === 'pentaland' ? 300 : 60, startingLife: 40 },
    mostDecisions: 250,
    watch(state) {
      decisions += 1;
      if (decisions % EVERY !== 0 || state.decision?.kind !== 'priority') return;
      for (const { seat } of state.seats) look(state, seat);
    },
  });
  if (!played.ok) throw new Error(played.error.why);
  return { faults, ...counts };
}

describe.each(['pentaland', 'utopia', 'war-zone'] as const)('%s: trying a name', (ruleset) => {
  it('leaves the known state unchanged, and misses no name that would do', () => {
    const { faults, asked, possible, leftOut } = lookedAt(ruleset);
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    expect(possible).toBeGreaterThan(5);
    expect(leftOut).toBeGreaterThan(50);
  });
});
