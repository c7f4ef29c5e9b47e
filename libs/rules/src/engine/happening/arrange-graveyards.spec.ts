// The order of cards that were put into a graveyard at the same time (cr 404.3).
import { creature, RulesTable } from '#testkit/tables/rules-table';
import { graveyardOf, type Seat } from '../../model/basics/ids.js';
import { DEFAULT_TERMS } from '../../model/basics/terms.js';
import type { Reply } from '#testkit/tables/effect-table';
import type { Move } from '../verbs/verb.js';

const CARDS = ['Ant', 'Bat', 'Cat', 'Dog'].map((name) => creature(name, 1, 1, []));

function table(graveyards?: 'arranged'): RulesTable {
  const made = new RulesTable([{ battlefield: ['Ant', 'Bat', 'Cat'] }, { battlefield: ['Dog'] }], CARDS);
  made.state.terms = { ...DEFAULT_TERMS, ...(graveyards === undefined ? {} : { graveyards }) };
  return made;
}

const dying = (on: RulesTable, ...names: readonly string[]): Move[] =>
  names.map((name) => {
    const seat = (name === 'Dog' ? 1 : 0) as Seat;
    return {
      verb: 'move',
      object: on.id(name),
      to: graveyardOf(seat),
      position: null,
      cause: 'state-based',
      by: null,
    };
  });
const order = (...said: readonly number[]): Reply => ({ kind: 'order', order: [...said] });

it('cr 404.3: the owner arranges cards that go to a graveyard together, the first one uppermost', () => {
  const on = table('arranged');
  on.verbs(dying(on, 'Ant', 'Dog', 'Bat', 'Cat'), order(1, 2, 0));
  expect([on.graveyard(0), on.graveyard(1)]).toEqual([['Ant', 'Cat', 'Bat'], ['Dog']]);
});

it('cr 404.3: nobody is asked about one card, or if the order of graveyards does not matter', () => {
  const alone = table('arranged');
  alone.verbs(dying(alone, 'Ant', 'Dog'));
  const plain = table();
  plain.verbs(dying(plain, 'Ant', 'Bat'));
  expect([alone.graveyard(0), plain.graveyard(0)]).toEqual([['Ant'], ['Ant', 'Bat']]);
});

it.each([[[0, 0, 1]], [[0, 1]], [[0, 1, 3]]])(
  'cr 404.3: %j is refused as an order of three cards',
  (said) => {
    const on = table('arranged');
    expect(() => on.verbs(dying(on, 'Ant', 'Bat', 'Cat'), order(...said))).toThrow();
    expect(on.graveyard(0)).toEqual([]);
  },
);
