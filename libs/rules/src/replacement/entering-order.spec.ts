// In what order of time objects are that enter together.
import type { Effect } from '#abilities';
import { card, RulesTable, CREATURE } from '../fixtures/rules.fixture.js';
import { sightOf } from '../characteristics/characteristics.js';

const paints = (name: string, colour: string) =>
  card(name, [
    {
      kind: 'static',
      effects: [
        { kind: 'modify', what: CREATURE, changes: [{ kind: 'set-colours', colours: [colour as 'red'] }] },
      ],
    },
  ]);
const RED = paints('Red', 'red');
const WHITE = paints('White', 'white');
const bring: Effect = { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' };

describe('cr 613.7m: of what enters together', () => {
  const inOrder = (names: readonly string[]): RulesTable => {
    const table = new RulesTable(
      [{ battlefield: ['Bear'], hand: ['Red'] }, { hand: ['White'] }],
      [RED, WHITE],
    );
    table.do(bring, { bindings: { it: { objects: names.map((name) => table.id(name)) } } });
    return table;
  };

  it.each([[['Red', 'White']], [['White', 'Red']]])(
    'cr 613.7m: the active player’s is the earlier one: %j',
    (names) => {
      const table = inOrder(names);
      expect(sightOf(table.state).known(table.id('Bear'))?.colours).toEqual(['white']);
    },
  );
});
