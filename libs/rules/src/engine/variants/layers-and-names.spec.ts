// Continuous effects that need the characteristics of a card without a name: it gets a name as soon as it is
// in a zone they look at.
import { describe, expect, it } from '@jest/globals';
import { COMMON_LIBRARY } from '../../index.js';
import { ANNA, BEN, card, doing, having, sized, ToyTable } from '#testkit/tables/toy-table';
import { CREATURE, YOU, both, gain } from '#testkit/language/words';

const DEAD_CREATURE = both(CREATURE, { kind: 'in', zone: 'graveyard' });

/** Its power is the number of dead creatures. */
const GHOUL = card(
  'Ghoul',
  '{0}',
  'creature',
  sized(0, 3),
  having({
    kind: 'static',
    effects: [
      {
        kind: 'modify-this',
        changes: [{ kind: 'modify-stats', power: { kind: 'count', of: DEAD_CREATURE }, toughness: 0 }],
      },
    ],
  }),
);
/** Watches what goes there, while there is a creature of that power. */
const watch = (power: number) =>
  card(
    'Watch',
    '{0}',
    'artifact',
    having({
      kind: 'triggered',
      when: { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'], from: ['library'] },
      if: {
        kind: 'exists',
        filter: both(CREATURE, { kind: 'stat', stat: 'power', compare: 'at-least', value: power }),
      },
      body: { kind: 'plain', effect: gain(7) },
    }),
  );
const mill = (count: number) => card('Mill', '{0}', 'sorcery', doing({ kind: 'mill', who: YOU, count }));

function milled(count: number, power: number): ToyTable {
  const table = new ToyTable([GHOUL, watch(power), mill(count)]);
  table.permanent('Ghoul');
  table.permanent('Watch', { seat: BEN });
  for (const name of ['Grove', 'Elf', 'Moss']) table.library(name);
  const spell = table.inHand('Mill', { named: true });
  return table.begin().cast(spell).resolve();
}

describe('cr 613.5: an effect in the layers that asks what a card is', () => {
  it('asks when the card enters a zone it looks at, and triggers use the answer', () => {
    const table = milled(1, 1);
    expect(table.decision).toMatchObject({ seat: ANNA, prompt: 'name' });
    table.name('Wolf').resolve();
    expect(table.life(BEN)).toBe(27);
  });

  it('does not count a card of another kind', () => {
    const table = milled(1, 1).name('Sprout').resolve();
    expect(table.life(BEN)).toBe(20);
  });

  it('asks for every one of several cards before any moves', () => {
    const table = milled(2, 2);
    const before = table.names(COMMON_LIBRARY).length;
    for (const name of ['Elf', 'Wolf']) {
      expect(table.names(COMMON_LIBRARY)).toHaveLength(before);
      table.name(name);
    }
    table.resolve();
    if (table.decision.kind === 'order') table.answer({ kind: 'order', order: [0, 1] }).resolve();
    expect(table.life(BEN)).toBe(34);
  });

  it('does not ask again about a card for which its player knows no name', () => {
    const table = milled(1, 1).answer({ kind: 'word', word: '' }).resolve();
    expect(table.decision.kind).toBe('priority');
  });
});
