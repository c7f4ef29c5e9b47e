import { hashText } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { Answer, GameState, Seat, Terms } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { hashOf, positionOf, standingOf } from '../../rules/src/model/state/position.js';
import { choiceNow } from '../../rules/src/play/repeating/fragmented.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { playGame } from './play.js';

const deck = mixedDeck(POOL, 120);
const cards = { catalogue: hashText('positions'), definitions: POOL, decks: [deck, deck] };
const RULESETS: readonly Terms['ruleset'][] = ['magic', 'war-zone'];

/** One decision in this many is checked. */
const EVERY = 11;

function played(
  ruleset: Terms['ruleset'],
  watch: (state: GameState) => void,
  most = 330,
  always: (state: GameState) => void = () => undefined,
): void {
  let decisions = 0;
  const game = playGame({
    seed: `positions of ${ruleset}`,
    cards: ruleset === 'magic' ? cards : { catalogue: cards.catalogue, definitions: POOL },
    variants: MENTAL_MAGIC,
    bots: [uniformBot, uniformBot],
    terms: { ruleset, startingLife: 40, librarySize: 60 },
    mostDecisions: most,
    watch(state) {
      decisions += 1;
      always(state);
      if (decisions % EVERY === 0) watch(state);
    },
  });
  if (!game.ok) throw new Error(game.error.why);
}

/**
 * The state with every object and effect written out, except what is expressed by ranks: the former way to
 * hash it.
 */
function wholly(state: GameState): string {
  const ranked = new Map<number, number>();
  const stamps = [...Object.values(state.objects), ...state.lasting].flatMap((one) => [
    one.timestamp ?? 0,
    ('permanent' in one ? one.permanent?.timestamp : undefined) ?? 0,
  ]);
  [...new Set(stamps)].sort((one, other) => one - other).forEach((stamp, rank) => ranked.set(stamp, rank));
  const replaced = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, member: unknown) =>
        key === 'timestamp' && typeof member === 'number' ? ranked.get(member) : member,
      ),
    );
  const { lasting: _, zones: __, ...rest } = standingOf(state);
  const isThere = (id: string): boolean => state.objects[Number(id.slice(1))] !== undefined;
  return hashOf({
    ...rest,
    zones: Object.entries(state.zones)
      .filter(([, ids]) => ids.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, ids]) => [key, ids.map((id) => replaced(state.objects[Number(id.slice(1))]))]),
    lasting: state.lasting
      .filter(({ affects }) => affects === null || affects.length === 0 || affects.some(isThere))
      .map(replaced),
  });
}

type Members = Record<string, unknown>;

/** The path to every value in it that is neither a list nor an object. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

function otherThan(value: unknown, ids: readonly string[]): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && /^[oe]\d+$/.test(value)) return ids.find((id) => id !== value);
  return typeof value === 'string' ? `${value}?` : 1;
}

/** A copy with one value changed. */
function changedAt(state: GameState, path: readonly string[], ids: readonly string[]): GameState {
  const copy = { state: structuredClone(state) };
  const [last, ...before] = ['state', ...path].toReversed();
  let target: Members = copy;
  for (const key of before.toReversed()) target = target[key] as Members;
  target[last ?? ''] = otherThan(target[last ?? ''], ids);
  return copy.state;
}

describe('the hash of a choice', () => {
  const seats = [0 as Seat, 1 as Seat];
  const answers: readonly Answer[] = [
    { kind: 'yes-no', yes: true },
    {
      kind: 'choose-objects',
      objects: ['o12', 'o1000000'] as Extract<Answer, { kind: 'choose-objects' }>['objects'],
    },
  ];
  const allOf = (state: GameState): readonly string[] =>
    seats.flatMap((seat) => answers.map((answer) => choiceNow(state, seat, answer)));

  it.each(RULESETS)(
    'cr 731.3: equals that of a copy without memos, after every decision, in %s',
    (ruleset) => {
      let asked = 0;
      // It is asked for after every decision, so that something is remembered when the next one changes the position.
      played(
        ruleset,
        (state) => {
          asked += 1;
          expect(allOf(state)).toEqual(allOf(structuredClone(state)));
        },
        330,
        allOf,
      );
      expect(asked).toBeGreaterThan(25);
    },
  );
});

describe('the hash of a position', () => {
  it.each(RULESETS)('cr 104.4b: equals that of a copy without memos, in %s', (ruleset) => {
    let asked = 0;
    played(ruleset, (state) => {
      asked += 1;
      expect(positionOf(state)).toBe(positionOf(structuredClone(state)));
    });
    expect(asked).toBeGreaterThan(25);
  });

  it.each(RULESETS)('cr 104.4b: is equal exactly for equal positions, in %s', (ruleset) => {
    const [shortOf, longOf] = [new Map<string, string>(), new Map<string, string>()];
    played(ruleset, (state) => {
      const [short, long] = [positionOf(state), wholly(state)];
      expect(shortOf.get(long) ?? short).toBe(short);
      expect(longOf.get(short) ?? long).toBe(long);
      shortOf.set(long, short);
      longOf.set(short, long);
    });
  });

  it.each(RULESETS)(
    'cr 104.4b: notices every relevant change of an object or an effect, in %s',
    (ruleset) => {
      let turns = 0;
      let told = 0;
      played(
        ruleset,
        (state) => {
          turns += 1;
          if (turns % 10 !== 0) return;
          const ids = Object.values(state.zones).flat();
          const shown = state.lasting.flatMap((one, nth) => leavesOf(one, ['lasting', String(nth)]));
          const objects = ids.flatMap((id) => {
            const number = id.slice(1);
            return leavesOf(state.objects[Number(number)], ['objects', number]);
          });
          const lying = objects.filter(([, , member]) => member !== 'id');
          const before = [positionOf(state), wholly(state)] as const;
          [...shown, ...lying].forEach((path, nth) => {
            if (nth % 17 !== turns % 17) return;
            const copy = changedAt(state, path, ids);
            const isTold = positionOf(copy) !== before[0];
            expect(`${path.join('.')} ${String(isTold)}`).toBe(
              `${path.join('.')} ${String(wholly(copy) !== before[1])}`,
            );
            if (isTold) told += 1;
          });
        },
        230,
      );
      expect(told).toBeGreaterThan(50);
    },
  );
});
