// Mental Magic: what stands in the way of taking back there, each by the command of a played game.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { BATTLEFIELD, cardsIn, isPublic, type EventType, type ObjectId } from '#rules';
import { BEN } from '#testkit/tables/toy-table';
import { card, having, NAMES, sized, ToyTable } from '#testkit/mental/pentaland-table';
import { OPPONENTS } from '#testkit/language/words';
import { PENTALAND, UTOPIA } from './index.js';

const does = (effect: Effect): Ability => ({
  kind: 'activated',
  costs: [],
  body: { kind: 'plain', effect },
});
const LANDS = { kind: 'each', filter: { kind: 'type', is: 'land' } } as const;
const CARDS: readonly CardDefinition[] = [
  card('Raze', '{0}', 'artifact', having(does({ kind: 'destroy', what: LANDS }))),
  card(
    'Glass',
    '{0}',
    'enchantment',
    having({ kind: 'static', effects: [{ kind: 'player', who: OPPONENTS, property: 'reveals-hand' }] }),
  ),
  card('Strip', '{0}', 'artifact', having(does({ kind: 'discard', who: OPPONENTS, count: 1 }))),
  card('Hound', '{W}', 'creature', sized(2, 2)),
];
const TERMS = { takeBack: 'by-consent', opens: 'judges-only' } as const;

const tableOf = (ruleset: 'pentaland' | 'utopia'): ToyTable =>
  new ToyTable(CARDS, ruleset === 'utopia' ? UTOPIA : PENTALAND, 'taking back', {
    ruleset,
    names: NAMES,
    terms: TERMS,
  });
const ask = (table: ToyTable, moment: number, seat = 0) =>
  table.attempt(seat, { type: 'ask-take-back', moment });
const use = (table: ToyTable, object: ObjectId): ToyTable =>
  table.act({ do: 'activate', object, ability: 0 }).resolve();

/** The first event of that type since `length` stands in the way, whoever asks, and when it was. */
function expectBarred(
  table: ToyTable,
  [length, moment]: readonly [number, number],
  type: EventType,
  what: string,
): void {
  const at = table.events.findIndex((event, nth) => nth >= length && event.type === type);
  expect([type, at > -1]).toEqual([type, true]);
  const when = table.events.slice(0, at + 1).filter(isPublic).length;
  for (const seat of [0, 1]) {
    const refusal = ask(table, moment, seat);
    expect(refusal).toMatchObject({ code: 'hidden-learned', rule: 'terms takeBack' });
    expect(refusal?.message).toContain(`${what} (moment ${String(when)})`);
  }
  expect(table.state.takeBack).toBeUndefined();
}
const now = (table: ToyTable) => [table.events.length, table.moment] as const;

describe('terms takeBack: is refused', () => {
  it('pentaland: after a name was spoken', () => {
    const table = tableOf('pentaland');
    const bauble = table.inHand('Bauble');
    const at = now(table.begin());
    table.act({ do: 'cast', object: bauble, name: 'Husk' });
    expect(table.used).toEqual(['Husk']);
    expectBarred(table, at, 'CardNamed', 'a name was spoken');
  });

  it('utopia 904.11e: after an announced card was marked, where everyone sees it', () => {
    const table = tableOf('utopia');
    const [glass, strip] = [table.inHand('Glass', { named: true }), table.permanent('Strip')];
    table.inHand('Cub', { seat: BEN });
    table.begin().cast(glass).resolve().name('Hound');
    expect(table.used).toEqual([]);
    const at = now(table);
    use(table, strip);
    expect(table.used).toEqual(['Hound']);
    expectBarred(table, at, 'CardMarked', 'a name was spoken');
  });

  it('utopia 904.5f: after chance swapped what lies under two Utopias', () => {
    const table = tableOf('utopia');
    const raze = table.permanent('Raze');
    const lands = ['Cub', 'Fox', 'Coal'].map((name) => table.permanent(name, { faceDown: 'utopia' }));
    const at = now(table.begin());
    use(table, raze);
    expect(lands.filter((id) => cardsIn(table.state, BATTLEFIELD).includes(id))).toEqual([]);
    expectBarred(table, at, 'UtopiaIdentitiesSwapped', 'chance decided');
  });
});
