// The embedded cards in their printed words, from before planeswalkers could be any damage's target: bases `cr2011`
// and `ninth` read them so.
import { describe, expect, it } from '@jest/globals';
import { compiledLines, type Printed } from './index.js';

const spell = (text: string): Printed => ({
  name: 'Deep Otter',
  types: ['sorcery'],
  subtypes: [],
  supertypes: [],
  text,
});
const read = (card: Printed) =>
  compiledLines(card).flatMap((line) => {
    if ('failed' in line) throw new Error(`${line.text}: ${JSON.stringify(line.failed)}`);
    return line.abilities;
  });

const CREATURE_OR_PLAYER = { filter: { kind: 'type', is: 'creature' }, players: { kind: 'all' } };

describe("base cr2011, ninth: 'creature or player'", () => {
  it.each([
    [
      'divided among up to three',
      'Deep Otter deals 3 damage divided as you choose among one, two, or three target creatures and/or players.',
    ],
    [
      'divided among any number',
      'Deep Otter deals X damage divided as you choose among any number of target creatures and/or players.',
    ],
    ['the same to each', 'Deep Otter deals 3 damage to two target creatures and/or players.'],
    ['the same to X targets', 'Deep Otter deals X damage to X target creatures and/or players.'],
    [
      'more if kicked',
      'Deep Otter deals 2 damage to target creature or player. If Deep Otter was kicked, it deals 4 damage to that creature or player instead.',
    ],
    [
      'more under a condition that comes last',
      'Deep Otter deals 3 damage to target creature or player. Deep Otter deals 5 damage to that creature or player instead if you have no cards in hand.',
    ],
    [
      'more that cannot be prevented',
      "Deep Otter deals 3 damage to target creature or player. If Deep Otter was kicked, instead it deals 10 damage to that creature or player and the damage can't be prevented.",
    ],
    [
      'prevented',
      'Prevent the next 2 damage that would be dealt to target creature or player this turn. If Deep Otter was kicked, prevent the next 4 damage that would be dealt to that creature or player this turn instead.',
    ],
  ])('is the target of damage: %s', (_what, text) => {
    expect(JSON.stringify(read(spell(text)))).toContain(JSON.stringify(CREATURE_OR_PLAYER).slice(1, -1));
  });

  it('is dealt double damage', () => {
    const text =
      'If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead.';
    expect(JSON.stringify(read({ ...spell(text), types: ['enchantment'] }))).toContain(
      '"to":{"kind":"type","is":"creature"},"players":{"kind":"all"}',
    );
  });
  it('is each creature of a player', () => {
    read(spell('Deep Otter deals 4 damage to target player and each creature he or she controls.'));
  });
});
