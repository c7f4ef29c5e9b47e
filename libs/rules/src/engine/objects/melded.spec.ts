// A melded permanent leaves the battlefield (cr 712.21).
import type { Ability, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { order } from '#testkit/tables/effect-table';
import {
  card,
  creature,
  gain,
  instead,
  RulesTable,
  SUBJECT,
  whenever,
  YOU,
  CREATURE,
} from '#testkit/tables/rules-table';

const half = (name: string, abilities: readonly Ability[] = [], into?: string): CardDefinition => {
  const made = creature(name, 2, 2, abilities);
  const whole = into === undefined ? [] : (creature(into, 9, 9).faces ?? []);
  return { ...made, layout: 'meld', faces: [...(made.faces ?? []), ...whole] };
};
const UPPER = half('Upper', [], 'Whole');
const LOWER = half('Lower');
const IT = { kind: 'bound', name: 'it' } as const;
const FROM_ANYWHERE = { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] } as const;
const DIES = { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] } as const;

/** The two cards are one melded permanent of the first player. */
function melded(battlefield: readonly string[] = [], more: readonly CardDefinition[] = []): RulesTable {
  const table = new RulesTable(
    [{ battlefield: ['Upper', 'Lower', ...battlefield], library: ['A', 'B'] }, {}],
    [UPPER, LOWER, ...more],
  );
  for (const name of ['Upper', 'Lower'])
    table.do(
      { kind: 'move', what: IT, to: 'exile', cause: 'exile' },
      { bindings: { it: { objects: [table.id(name)] } } },
    );
  return table.do({
    kind: 'turn-over-meld',
    what: { kind: 'zone', zone: 'exile' },
    with: 'Lower',
    into: 'Whole',
  });
}
const whole = (table: RulesTable) => ({ bindings: { it: { objects: [table.id('Whole')] } } });
const destroy: Effect = { kind: 'destroy', what: IT };
const upperFirst = order(0, 1);
const lowerFirst = order(1, 0);

describe('cr 712.21: one permanent leaves, two cards are put there', () => {
  it('cr 712.21, example: a creature dies once, a card is put into a graveyard twice', () => {
    const table = melded(
      ['Mourner', 'Digger'],
      [
        card('Mourner', { abilities: [whenever(DIES, gain(10))] }),
        card('Digger', { abilities: [whenever(FROM_ANYWHERE, gain(1))] }),
      ],
    );
    table.do(destroy, { ...whole(table), answers: [upperFirst] }).settle(order(0, 1, 2));
    expect(table.life(0)).toBe(32);
  });

  it.each([
    [upperFirst, ['Lower', 'Upper']],
    [lowerFirst, ['Upper', 'Lower']],
  ])('cr 712.21a: its owner arranges them in the graveyard', (answer, names) => {
    const table = melded();
    table.do(destroy, { ...whole(table), answers: [answer] });
    expect(table.asked.at(-1)).toMatchObject({ seat: 0, prompt: 'order-cards' });
    expect(table.graveyard(0)).toEqual(names);
  });

  it.each([
    ['top', upperFirst, ['A', 'B', 'Lower', 'Upper']],
    ['top', lowerFirst, ['A', 'B', 'Upper', 'Lower']],
    ['bottom', upperFirst, ['Lower', 'Upper', 'A', 'B']],
    ['bottom', lowerFirst, ['Upper', 'Lower', 'A', 'B']],
  ] as const)('cr 712.21a: its owner arranges them in the library: on %s', (position, answer, names) => {
    const table = melded();
    table.do(
      { kind: 'move', what: IT, to: 'library', cause: 'put', position },
      { ...whole(table), answers: [answer] },
    );
    expect(table.library(0)).toEqual(names);
  });

  it('cr 712.21a: nobody is asked if nobody could see the order: in a hand, shuffled in', () => {
    const table = melded();
    table.do({ kind: 'move', what: IT, to: 'hand', cause: 'return' }, whole(table));
    expect([...table.hand(0)].sort()).toEqual(['Lower', 'Upper']);
    const other = melded();
    other.do({ kind: 'move', what: IT, to: 'library', cause: 'put', position: 'shuffled-in' }, whole(other));
    expect([...other.library(0)].sort()).toEqual(['A', 'B', 'Lower', 'Upper']);
    expect([table.asked, other.asked]).toEqual([[], []]);
  });

  it('cr 712.21b: the player who exiles it orders the two cards', () => {
    const table = melded();
    table.do(
      { kind: 'move', what: IT, to: 'exile', cause: 'exile' },
      { ...whole(table), controller: 1, answers: [lowerFirst] },
    );
    expect(table.asked.at(-1)?.seat).toBe(1);
    expect(table.exile()).toEqual(['Lower', 'Upper']);
  });

  it('cr 712.21b: linked abilities find both, in that order', () => {
    const table = melded();
    table.do(
      { kind: 'move', what: IT, to: 'exile', cause: 'exile', link: 'kept' },
      { ...whole(table), answers: [lowerFirst] },
    );
    const [linked] = table.events('LinkSet').slice(-1);
    const ids = ['Lower', 'Upper'].map((name) => table.id(name));
    expect(linked).toMatchObject({ link: 'kept', bound: { objects: ids } });
  });

  it('cr 712.21c, example: an effect that returns it returns both cards, each with a counter', () => {
    const table = melded();
    const journey: Effect = {
      kind: 'sequence',
      steps: [
        { kind: 'move', what: IT, to: 'exile', cause: 'exile', bind: 'away' },
        {
          kind: 'delayed',
          when: { kind: 'step', is: 'end' },
          body: {
            kind: 'plain',
            effect: {
              kind: 'move',
              what: { kind: 'bound', name: 'away' },
              to: 'battlefield',
              cause: 'return',
              enters: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }],
            },
          },
        },
      ],
    };
    table.do(journey, { ...whole(table), answers: [upperFirst] });
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect([...table.battlefield()].sort()).toEqual(['Lower', 'Upper']);
    expect(['Lower', 'Upper'].map((name) => table.permanent(name).counters)).toEqual([
      { '+1/+1': 1 },
      { '+1/+1': 1 },
    ]);
  });

  it('cr 712.21c, example: an effect that returns what died returns both cards', () => {
    const table = melded(
      ['Demise'],
      [
        card('Demise', {
          abilities: [whenever(DIES, { kind: 'move', what: SUBJECT, to: 'battlefield', cause: 'return' })],
        }),
      ],
    );
    table.do(destroy, { ...whole(table), answers: [upperFirst] }).settle();
    expect([...table.battlefield()].sort()).toEqual(['Demise', 'Lower', 'Upper']);
  });

  it('cr 712.21d: a replacement of where it goes applies to both cards, chosen once', () => {
    const gone = { ...FROM_ANYWHERE, to: ['graveyard' as const] };
    const table = melded(
      ['Void', 'Wheel'],
      [
        card('Void', { abilities: [instead(gone, { kind: 'to-zone', zone: 'exile' })] }),
        card('Wheel', {
          abilities: [instead(gone, { kind: 'to-zone', zone: 'library', position: 'bottom' })],
        }),
      ],
    );
    table.do(destroy, {
      ...whole(table),
      answers: [
        (decision) => {
          const { question } = decision;
          if (question.kind !== 'order') throw new Error('nothing to choose');
          const at = question.options.findIndex(({ label }) => label === 'Void');
          return order(at, 1 - at);
        },
        upperFirst,
      ],
    });
    expect([...table.exile()].sort()).toEqual(['Lower', 'Upper']);
    expect(table.library(0)).toEqual(['A', 'B']);
  });

  it('cr 712.21e: one object moves', () => {
    const table = melded();
    table.do(
      {
        kind: 'sequence',
        steps: [
          { ...destroy, bind: 'died' },
          { kind: 'gain-life', who: YOU, amount: { kind: 'amount', name: 'died' } },
        ],
      },
      { ...whole(table), answers: [upperFirst] },
    );
    expect(table.life(0)).toBe(21);
  });
});
