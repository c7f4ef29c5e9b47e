import { expect, it } from '@jest/globals';
import type { Told } from './game-api.js';
import { Storyteller } from './storyteller.js';

const told = (story: Told['story'], patch: Told['patch'] = {}): Told => ({ cursor: 'here', story, patch });

it('a feed is told with the names of players, of cards as they are seen, and the life that is left', () => {
  const teller = new Storyteller(['Anna', 'Boris']);
  const tell = (story: Told['story'], patch?: Told['patch']) => teller.tell(told(story, patch));
  expect(tell({ type: 'TurnBegan', turn: 3, seat: 1 })).toBe('\nTurn 3, Boris');
  expect(tell({ type: 'CardNamed', seat: 0, name: 'Otter' }, { objects: { p1: { name: 'Otter' } } })).toBe(
    '  Anna names a card: Otter.',
  );
  expect(tell({ type: 'CardNamed', seat: 0, name: 'Vole', watched: true })).toBe(
    '  Anna names a card: Vole (watched).',
  );
  expect(tell({ type: 'SpellCast', object: 'p1', item: { controller: 0 } })).toBe('  Anna casts Otter.');
  expect(tell({ type: 'AttackersDeclared', attacks: [{ attacker: 'p1' }, { attacker: 'p2' }] })).toBe(
    '  Attacking: Otter, a card.',
  );
  expect(tell({ type: 'AttackersDeclared', attacks: [] })).toBeUndefined();
  expect(tell({ type: 'LifeChanged', seat: 1 }, { seats: { '1': { life: 17 } } })).toBe('  Boris is at 17.');
  // What is gone is called what it was.
  expect(tell({ type: 'LandPlayed', seat: 0, object: 'p1' }, { objects: { p1: null } })).toBe(
    '  Anna plays Otter.',
  );
  expect(tell({ type: 'GameEnded', winners: [0] })).toBe('Anna wins.');
  expect(tell({ type: 'DecisionOpened' })).toBeUndefined();
});
