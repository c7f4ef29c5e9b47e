// The sentences here are invented in the older wording; base `cr` reads what they become.
import { describe, expect, it } from '@jest/globals';
import {
  parseTypeLine,
  readUnder,
  typeLineOf,
  type BaseProfile,
  type OracleAge,
  type PrintedFace,
} from '../index.js';

const face = (text: string, typeLine = 'Sorcery', name = 'Test'): PrintedFace => ({
  name,
  manaCost: '{R}',
  ...parseTypeLine(typeLine),
  text,
});
const read = (text: string, base: BaseProfile = 'cr', oracle: OracleAge = 'older') =>
  readUnder(face(text), base, oracle).text;
const typesOf = (typeLine: string, base: BaseProfile = 'cr') =>
  typeLineOf(readUnder(face('', typeLine), base, 'older'));

describe('the older Oracle under base cr', () => {
  it.each([
    ['Planeswalker — Test', 'Legendary Planeswalker — Test'],
    ['Legendary Planeswalker — Test', 'Legendary Planeswalker — Test'],
    ['Creature — Hound Warrior', 'Creature — Dog Warrior'],
    ['Tribal Instant — Goblin', 'Kindred Instant — Goblin'],
    ['Artifact Creature — Golem', 'Artifact Creature — Golem'],
  ])('reads the type line %s as %s', (older, today) => {
    expect(typesOf(older)).toBe(today);
  });

  it.each([
    ['Test deals 3 damage to target creature or player.', 'Test deals 3 damage to any target.'],
    [
      'Choose target creature or player. Test deals 1 damage to that creature or player.',
      'Choose any target. Test deals 1 damage to that permanent or player.',
    ],
    [
      'Test deals 2 damage divided as you choose among one or two target creatures and/or players.',
      'Test deals 2 damage divided as you choose among one or two targets.',
    ],
    [
      'Test deals 1 damage to target creature or player, 2 damage to another target creature or player, and 3 damage to a third target creature or player.',
      'Test deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.',
    ],
    [
      'Prevent the next 1 damage that would be dealt to target Sliver creature or player.',
      'Prevent the next 1 damage that would be dealt to target player, planeswalker, or Sliver creature.',
    ],
    [
      'If a source would deal damage to a creature or player, it deals that much plus 1 to that creature or player instead.',
      'If a source would deal damage to a permanent or player, it deals that much plus 1 to that permanent or player instead.',
    ],
  ])("cr 115.4: reads 'creature or player': %s", (older, today) => {
    expect(read(older)).toBe(today);
  });

  it.each([
    ['Test deals 4 damage to target player.', 'Test deals 4 damage to target player or planeswalker.'],
    [
      'Test deals damage equal to its power to target opponent.',
      'Test deals damage equal to its power to target opponent or planeswalker.',
    ],
    [
      'Prevent the next 2 damage that would be dealt to target player this turn.',
      'Prevent the next 2 damage that would be dealt to target player or planeswalker this turn.',
    ],
    [
      'Test deals 1 damage to target player and 1 damage to each creature he or she controls.',
      "Test deals 1 damage to target player or planeswalker and 1 damage to each creature that player or that planeswalker's controller controls.",
    ],
    [
      'Test deals 1 damage to target player. If that player would draw a card, that player draws none instead.',
      "Test deals 1 damage to target player or planeswalker. If that player or that planeswalker's controller would draw a card, that player draws none instead.",
    ],
    [
      'Test deals 1 damage to target player. It deals 2 damage to that player instead if you wish.',
      'Test deals 1 damage to target player or planeswalker. It deals 2 damage to that player or planeswalker instead if you wish.',
    ],
  ])('reads damage to a player: %s', (older, today) => {
    expect(read(older)).toBe(today);
  });

  it.each([
    [
      'counted from that hand',
      "Test deals damage to target player equal to the number of cards in that player's hand.",
    ],
    [
      'counted from what that player has',
      'Test deals X damage to target opponent, where X is the number of lands he or she controls.',
    ],
    ['no damage', 'Target player draws a card.'],
    ["somebody's creatures", "Test deals 1 damage to target player's creatures."],
    ['damage that has been', 'Draw cards equal to the damage dealt to target opponent this turn.'],
    ['today’s own words', 'Test deals 1 damage to target player or planeswalker.'],
  ])('stays unchanged: %s', (_why, text) => {
    expect(read(text)).toBe(text);
  });

  it('is read paragraph by paragraph', () => {
    expect(
      read('Test deals 1 damage to target player.\nWhenever a player draws, that player discards.'),
    ).toBe(
      'Test deals 1 damage to target player or planeswalker.\nWhenever a player draws, that player discards.',
    );
  });

  it('has its types Hound and Tribal replaced in a text, but not in the card’s name', () => {
    const { text } = readUnder(
      face('Patrol Hound and other Hounds get +1/+1.', 'Creature — Hound', 'Patrol Hound'),
      'cr',
      'older',
    );
    expect(text).toBe('Patrol Hound and other Dogs get +1/+1.');
    expect(read('Choose a tribal card or a Tribal spell.')).toBe('Choose a kindred card or a Kindred spell.');
  });

  it('is not changed again when it is read again', () => {
    const once = readUnder(
      face('Test deals 1 damage to target player and 1 to each creature he or she controls.'),
      'cr',
      'older',
    );
    expect(readUnder(once, 'cr', 'older')).toEqual(once);
  });
});

describe('the Oracle under the other profiles, and today’s Oracle', () => {
  it.each(['cr2011', 'ninth'] as const)('%s leaves a face unchanged', (base) => {
    const hound = face('Test deals 3 damage to target creature or player.', 'Tribal Creature — Hound');
    expect(readUnder(hound, base, 'older')).toEqual(hound);
    expect(typesOf('Planeswalker — Test', base)).toBe('Planeswalker — Test');
  });

  it('damage to target player stays as it is in today’s Oracle', () => {
    const text = 'Test deals 1 damage to target player.';
    expect(read(text, 'cr', 'current')).toBe(text);
  });
});
