// Only objects that came from a hand are searched for cards that are revealed because of an ability on the
// stack.
import { describe, expect, it } from '@jest/globals';
import { ANNA, Board, creature } from '#testkit/tables/board';
import { INPUTS } from '#testkit/tables/commanded-board';
import { countingLooks } from '../../fixtures/looks.fixture.js';
import { Proposal } from '../../engine/proposal/proposal.js';
import { FRAME_LOOP } from '../../play/loop.js';
import { lyingOpen } from './lying-open.js';

const CUB = creature('Cub', 1, 1);

/** This many permanents, each with an activated ability on the stack. */
function looksAt(abilities: number): number {
  const board = new Board();
  for (let nth = 0; nth < abilities; nth += 1) {
    const item = board.itemOf(board.lay(CUB), ANNA, { kind: 'activated', from: 'battlefield' });
    board.emit({ type: 'AbilityStacked', object: board.next, item });
  }
  const proposal = new Proposal(board.state, INPUTS, FRAME_LOOP);
  lyingOpen(proposal);
  const looks = countingLooks(board.state);
  lyingOpen(proposal);
  return looks();
}

describe('revealed cards in hidden zones', () => {
  it('are not looked for at the source of each ability on the stack', () => {
    expect(looksAt(200)).toBe(looksAt(100));
  });

  it('are found in a hand if the ability was activated there', () => {
    const board = new Board();
    const card = board.lay(CUB, { zone: 'hand' });
    const item = board.itemOf(card, ANNA, { kind: 'activated', from: 'hand' });
    board.emit({ type: 'AbilityStacked', object: board.next, item });
    expect(lyingOpen(new Proposal(board.state, INPUTS, FRAME_LOOP))).toEqual(new Set([card]));
  });
});
