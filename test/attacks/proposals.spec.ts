// What a table can agree on harms nobody: whatever is proposed, it is refused or it ends, in small numbers and soon.
//   PENTALAND_PROPOSALS: how many are drawn      PENTALAND_PROPOSAL_SEED: of which seed
import { describe, expect, it } from '@jest/globals';
import { COMMAND_BUDGET, PROPOSAL_BOUNDS } from '#rules';
import { diceFrom } from './fixtures/dice.fixture.js';
import { ProposalTable } from './fixtures/proposal-table.fixture.js';
import { proposalBy } from './fixtures/proposals.fixture.js';

const COUNT = Number(process.env['PENTALAND_PROPOSALS'] ?? 300);
const SEED = process.env['PENTALAND_PROPOSAL_SEED'] ?? 'proposals';
/** A decision, and a step of one, for which the other games wait. */
const SLOWEST_MS = 250;
const SLOWEST_STEP_MS = 150;
/** Long runs say how far they are. */
const TOLD = 10_000;
/** They go on where something is harmed, until this often. */
const MOST_TOLD = 20;
const tell = (count: number, tally: object, slowest: object): void => {
  process.stderr.write(`${count} proposals: ${JSON.stringify(tally)}, at most ${JSON.stringify(slowest)}\n`);
};

const YOU = { kind: 'you' } as const;
const GOBLIN = { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 };
const token = (count: unknown) => ({ kind: 'create-token', token: { kind: 'made', face: GOBLIN }, count });
const product = (of: unknown, by: unknown) => ({ kind: 'product', of, by });
const BILLION = product(product(1000, 1000), 1000);
const EVERY = { kind: 'each', filter: { kind: 'permanent' } };
const sequence = (count: number, step: unknown) => ({
  kind: 'sequence',
  steps: Array.from({ length: count }, () => step),
});
const nested = (depth: number, step: unknown): unknown =>
  depth === 0 ? step : { kind: 'may', who: YOU, effect: nested(depth - 1, step) };
/** Counts what has at least as much power as there is of what has at least as much power as … */
const counting = (depth: number): unknown =>
  depth === 0
    ? 1
    : {
        kind: 'count',
        of: {
          kind: 'not',
          of: { kind: 'stat', stat: 'power', compare: 'greater', value: counting(depth - 1) },
        },
      };

const ATTACKS: Readonly<Record<string, unknown>> = {
  'a billion tokens': token(BILLION),
  'a billion tokens, ten times': sequence(10, token(BILLION)),
  '10^18 life': { kind: 'gain-life', who: YOU, amount: product(BILLION, BILLION) },
  'life in powers of a thousand': sequence(10, {
    kind: 'set-life',
    who: YOU,
    amount: product({ kind: 'life', of: YOU }, 1000),
  }),
  'a billion legends of one name': {
    kind: 'create-token',
    token: { kind: 'made', face: { ...GOBLIN, supertypes: ['legendary'] } },
    count: BILLION,
  },
  'a billion draws': { kind: 'draw', who: YOU, count: BILLION },
  'a billion dice': { kind: 'roll-dice', who: YOU, sides: 6, count: BILLION, bind: 'rolled' },
  'a billion coins': { kind: 'flip-coins', who: YOU, count: BILLION, call: 'no-call', bind: 'flipped' },
  'a billion mana': { kind: 'add-mana', who: YOU, mana: { kind: 'exactly', symbols: '{G}' }, count: BILLION },
  'a billion counters': { kind: 'add-counters', on: EVERY, counter: '+1/+1', count: BILLION },
  'counters doubled over and over': {
    kind: 'sequence',
    steps: [
      { kind: 'add-counters', on: EVERY, counter: '+1/+1', count: 1000 },
      ...Array.from({ length: 60 }, () => ({ kind: 'double-counters', on: EVERY })),
    ],
  },
  'a billion cards milled': { kind: 'mill', who: { kind: 'all' }, count: BILLION },
  'a billion of damage': { kind: 'damage', to: EVERY, amount: BILLION },
  'hundreds of draws as a cost, paid hundreds of times': {
    kind: 'pay',
    who: YOU,
    costs: [{ kind: 'either', of: [{ kind: 'draw', who: { kind: 'opponents' }, count: 516 }] }],
    times: 865,
    all: 'all',
  },
  'hundreds of black mana or nothing as a cost, paid hundreds of times': {
    kind: 'pay',
    who: { kind: 'all' },
    costs: [
      { kind: 'mana-value', amount: 289, colour: 'black' },
      { kind: 'either', of: [{ kind: 'life', amount: 0 }, { kind: 'reveal-this' }] },
    ],
    times: 168,
    all: 'all',
  },
  'a deep nest': nested(40, { kind: 'gain-life', who: YOU, amount: 1 }),
  'counts within counts within counts': { kind: 'gain-life', who: YOU, amount: counting(12) },
  'a number beyond all numbers': { kind: 'gain-life', who: YOU, amount: 1e18 },
};

/** On a board that two players have spent a whole game on. */
const MANY = 1_000;
const atLeast = (value: unknown) => ({ kind: 'stat', stat: 'power', compare: 'at-least', value });
const count = (of: unknown) => ({ kind: 'count', of });
const PUMPED = { kind: 'modify-stats', power: count(atLeast(1)), toughness: 1 };
const ON_A_LARGE_BOARD: Readonly<Record<string, unknown>> = {
  'counting for each of what is counted, ten times': {
    kind: 'gain-life',
    who: YOU,
    amount: { kind: 'sum', of: Array.from({ length: 10 }, () => count(atLeast(count(atLeast(1))))) },
  },
  'tapping everything': { kind: 'tap', what: EVERY },
  'destroying everything': { kind: 'destroy', what: EVERY },
  'a growth of everything, twenty times counted': {
    kind: 'continuous',
    what: EVERY,
    changes: Array.from({ length: 20 }, () => PUMPED),
    until: { kind: 'end-of-turn' },
  },
};

describe(`a proposal on a board of ${MANY} creatures`, () => {
  const table = ProposalTable.ofTwo(0, MANY);
  it.each(Object.entries(ON_A_LARGE_BOARD))('of %s is refused, or harmless', (_, effect) => {
    const { faults, longest, refusal } = table.try(effect);
    expect(faults).toEqual([]);
    // What is no proposal at all shows nothing.
    expect(refusal?.rule).not.toBe('table assisted');
    expect(longest.whole).toBeLessThan(SLOWEST_MS);
    expect(longest.step).toBeLessThan(SLOWEST_STEP_MS);
  });
});

describe('a proposal', () => {
  it.each(Object.entries(ATTACKS))('of %s is refused, or harmless', (_, effect) => {
    const { faults, longest } = ProposalTable.ofTwo(20).try(effect);
    expect(faults).toEqual([]);
    expect(longest.whole).toBeLessThan(SLOWEST_MS);
    expect(longest.step).toBeLessThan(SLOWEST_STEP_MS);
  });

  it(`drawn at random is refused, or harmless: ${COUNT} of ${SEED}`, () => {
    const table = ProposalTable.ofTwo();
    const tally = { refused: 0, done: 0, 'too-much': 0 };
    let slowest = { whole: 0, step: 0, nth: 0 };
    const harm: string[] = [];
    for (let nth = 0; nth < COUNT && harm.length < MOST_TOLD; nth += 1) {
      const effect = proposalBy(diceFrom(`${SEED}/${nth}`));
      const tellOf = (what: unknown) => {
        harm.push(
          `PENTALAND_PROPOSAL_SEED=${SEED}, number ${nth}: ${JSON.stringify(effect)}: ${String(what)}`,
        );
      };
      try {
        const { outcome, faults, longest } = table.try(effect);
        tally[outcome] += 1;
        if (longest.whole > slowest.whole) slowest = { ...longest, nth };
        if (nth % TOLD === TOLD - 1) tell(nth + 1, tally, slowest);
        if (faults.length > 0) tellOf(faults.slice(0, 5).join('; '));
        if (longest.whole > SLOWEST_MS) tellOf(`a decision took ${longest.whole} ms`);
        if (longest.step > SLOWEST_STEP_MS) tellOf(`others waited ${longest.step} ms`);
      } catch (thrown) {
        tellOf(thrown instanceof Error ? thrown.stack : thrown);
      }
    }
    expect(harm).toEqual([]);
    if (COUNT >= TOLD) tell(COUNT, tally, slowest);
    // That it tries anything: what is refused shows nothing.
    expect(tally.done).toBeGreaterThan(COUNT / 20);
  });

  it('has a tighter bound than a card, and a card no looser one than the log', () => {
    expect(PROPOSAL_BOUNDS.repetitions).toBeLessThan(COMMAND_BUDGET.events);
  });
});
