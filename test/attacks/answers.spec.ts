// Whatever is said to whatever is asked, in games of every ruleset: it is refused by a rule and changes nothing, or what
// comes of it reads back from the log; and it takes nobody's time.
//   PENTALAND_ANSWERS: how many are drawn, of each ruleset      PENTALAND_ANSWER_SEED: of which seed
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import { hashText, instant } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { EVENTS, playerCommand, type GameEvent, type GameState } from '#rules';
import { playGame } from '#simulation';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { POOL } from '#testkit/pool/cards';
import { hostileAnswer } from './fixtures/answers.fixture.js';
import { diceFrom } from './fixtures/dice.fixture.js';
import { timedDecision } from './fixtures/timed-decision.fixture.js';

const COUNT = Number(process.env['PENTALAND_ANSWERS'] ?? 150);
const SEED = process.env['PENTALAND_ANSWER_SEED'] ?? 'answers';
/** A decision, and a step of one, for which the other games wait. */
const SLOWEST_MS = 250;
const SLOWEST_STEP_MS = 150;
const A_DECISION = 12;
/** So often the state is compared byte for byte. */
const COMPARED = 20;
const INT = 2 ** 31 - 1;

const DECK = mixedDeck(POOL, 120);
const FORMATS = {
  magic: { catalogue: hashText('answers'), definitions: POOL, decks: [DECK, DECK] },
  pentaland: { catalogue: hashText('answers'), definitions: POOL },
  utopia: { catalogue: hashText('answers'), definitions: POOL },
  'war-zone': { catalogue: hashText('answers'), definitions: POOL },
} as const;

/** What of an event does not read back as it was written, or is more than the contract can express. */
function faultOf({ type, ...data }: GameEvent): string | undefined {
  const stored: unknown = JSON.parse(JSON.stringify(data));
  const read = EVENTS[type].schema.safeParse(stored);
  if (!read.success) return `${type}: ${read.error.message}`;
  return type === 'CommandAccepted' ? undefined : numberBeyond(stored, type);
}

function numberBeyond(part: unknown, where: string): string | undefined {
  if (typeof part === 'number')
    return Number.isInteger(part) && Math.abs(part) <= INT ? undefined : `${where} is ${part}`;
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [name, value] of Object.entries(part)) {
    // Times are milliseconds.
    if (/^(at|since|deadline|now|left)$/.test(name)) continue;
    const found = numberBeyond(value, `${where}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])('answers in games of %s', (ruleset) => {
  it(`are refused by a rule, or read back from the log: ${COUNT} of ${SEED}`, () => {
    const cards = FORMATS[ruleset];
    let drawn = 0;
    let slowest = 0;
    const tally = { misshapen: 0, refused: 0, accepted: 0 };
    const rules = new Set<string>();
    for (let nth = 0; drawn < COUNT; nth += 1) {
      const seed = `${SEED} ${ruleset} ${nth}`;
      const dice = diceFrom(seed);
      const inputs = { now: instant(2_000_000), seed, cards, variants: MENTAL_MAGIC };
      const strike = (state: GameState): void => {
        const { decision } = state;
        const actor = decision === null ? null : (state.seats[decision.seat]?.player ?? null);
        if (decision === null || actor === null || state.stage.kind === 'over') return;
        for (let times = 0; times < A_DECISION && drawn < COUNT; times += 1) {
          const answer = hostileAnswer(state, decision, dice, inputs);
          drawn += 1;
          const fault = (what: unknown): Error =>
            new Error(
              `PENTALAND_ANSWER_SEED=${SEED}, game ${nth}, ${decision.kind}: ${JSON.stringify(answer).slice(0, 2_000)}: ${String(what)}`,
            );
          const shaped = playerCommand.safeParse({ type: 'answer', decision: decision.id, answer });
          if (!shaped.success) {
            tally.misshapen += 1;
            continue;
          }
          const before = drawn % COMPARED === 0 ? JSON.stringify(state) : undefined;
          let timed: ReturnType<typeof timedDecision>;
          try {
            timed = timedDecision(state, { actor, command: shaped.data }, inputs);
          } catch (thrown) {
            throw fault(thrown instanceof Error ? thrown.stack : thrown);
          }
          const { decided: result, took } = timed;
          slowest = Math.max(slowest, took.whole);
          if (took.whole > SLOWEST_MS) throw fault(`took ${took.whole} ms`);
          if (took.step > SLOWEST_STEP_MS) throw fault(`others waited ${took.step} ms`);
          if (before !== undefined && JSON.stringify(state) !== before) throw fault('the state has changed');
          if (result.ok) {
            tally.accepted += 1;
            const wrong = result.value.map(faultOf).find((one) => one !== undefined);
            if (wrong !== undefined) throw fault(wrong);
          } else {
            tally.refused += 1;
            rules.add(result.error.rule);
            if (!/^(cr \d|pentaland \d|utopia|war-zone|table |terms |mental)/.test(result.error.rule))
              throw fault(`refused by ${result.error.rule}`);
          }
        }
      };
      playGame({
        seed,
        cards,
        variants: MENTAL_MAGIC,
        terms: { ruleset, librarySize: 60 },
        bots: nth % 2 === 0 ? [greedyBot, uniformBot] : [uniformBot, uniformBot],
        mostDecisions: 200,
        watch: (state) => {
          if (state.turn !== null) strike(state);
        },
      });
    }
    process.stderr.write(`${ruleset}: ${JSON.stringify(tally)}, ${slowest.toFixed(0)} ms at most\n`);
    // That they come in: what is misshapen or refused shows little.
    expect(tally.accepted).toBeGreaterThan(0);
    expect(rules.size).toBeGreaterThan(1);
  });
});
