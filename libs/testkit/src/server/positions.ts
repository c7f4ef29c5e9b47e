// Tables that begin in the middle: a position written as a scenario (docs/scenarios.md), with people at its seats.
import { accepted, type Caller } from './caller.js';

/** A started game in this position; the players sit in the order in which the scenario names them. */
export async function inPosition(
  players: readonly Caller[],
  scenario: object,
  terms: object = {},
): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a game needs players');
  const { gameId } = accepted(
    await host.act('forkScenario', {
      scenario: ['String!', JSON.stringify({ scenario: 'a position', ...scenario })],
      seat: ['Int!', 0],
      terms: ['TermsInput', terms],
    }),
  );
  for (const other of others) accepted(await other.inGame('join', gameId));
  for (const player of players) accepted(await player.inGame('ready', gameId));
  accepted(await host.inGame('start', gameId));
  return gameId;
}
