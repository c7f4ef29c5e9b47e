import { describe, expect, it } from '@jest/globals';
import {
  botAt,
  DEFAULT_TERMS,
  initialState,
  type GameState,
  type Seat,
  type Stage,
  type Terms,
} from '#rules';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { JUDGE, mayOpen, SPECTATOR, viewerAt, type Viewer } from '../index.js';
import { ANNA } from '#testkit/tables/seats';

const VIEWERS: Readonly<Record<string, Viewer>> = {
  seat: viewerAt(ANNA),
  spectator: SPECTATOR,
  judge: JUDGE,
};
const OVER: Stage = { kind: 'over' };

/** The viewers to whom the game is open. */
function openTo(opens: Terms['opens'], stage: Stage): string[] {
  const state = { ...initialState(), stage, terms: { ...DEFAULT_TERMS, opens } };
  return Object.keys(VIEWERS).filter((name) => mayOpen(state, VIEWERS[name]!));
}

/** All but the first have conceded; this many of those who played agree. */
function givenUp(players: number, agreeing: number): GameState {
  const table = new TestTable({ terms: { opens: 'by-consent' } }).play(players);
  const all = PLAYERS.slice(0, players);
  for (const player of all.slice(1)) table.act(player, { type: 'concede' });
  for (const player of all.slice(0, agreeing)) table.act(player, { type: 'agree-to-open' });
  return table.state;
}
const openIn = (state: GameState): string[] =>
  Object.keys(VIEWERS).filter((name) => mayOpen(state, VIEWERS[name]!));

describe('a game opens', () => {
  it('by consent: to nobody until every player has agreed, then to everyone', () => {
    for (const agreeing of [0, 1, 2]) expect(openIn(givenUp(3, agreeing))).toEqual([]);
    expect(openIn(givenUp(3, 3))).toEqual(['seat', 'spectator', 'judge']);
  });

  it('by consent: without asking bots, and never if nobody has a seat', () => {
    const state = givenUp(3, 2);
    state.seats[2]!.player = botAt('greedy', 2 as Seat);
    expect(openIn(state)).toEqual(['seat', 'spectator', 'judge']);
    const table = new TestTable({ terms: { opens: 'by-consent' } }).create(2);
    expect(openIn(table.act(PLAYERS[0]!, { type: 'leave' }).state)).toEqual([]);
  });

  it('to everyone at its end, to judges alone, or to nobody yet, as its terms say', () => {
    expect(openTo('at-end', OVER)).toEqual(['seat', 'spectator', 'judge']);
    expect(openTo('judges-only', OVER)).toEqual(['judge']);
    expect(openTo('after-tournament', OVER)).toEqual([]);
  });

  it.each(['gathering', 'starting', 'turns'] as const)(
    'to nobody while it is %s, whatever its terms say',
    (kind) => {
      const stage = (kind === 'starting' ? { kind, chooser: null } : { kind }) as Stage;
      expect(openTo('at-end', stage)).toEqual([]);
      expect(openTo('judges-only', stage)).toEqual([]);
    },
  );

  it('to nobody before it has terms', () => {
    expect(mayOpen({ ...initialState(), stage: OVER }, JUDGE)).toBe(false);
  });
});
