// What belongs to a table follows a rewind: its lists on every node, the notes of its players, bots, clocks, and the
// question that is open.
import { describe, expect, it } from '@jest/globals';
import { commandId, gameId, playerId, type PlayerId } from '#kernel';
import type { DisputeCommand, DisputeId, RulingId } from '#rules';
import { accepted, refusalOf, type GameNode } from '#testkit/node/game-node';
import { ANSWERS, askedBot, eventually, playersOf, startingNodes } from './fixtures/started-nodes.js';
import { ReadNotes, WriteNote } from './playing/notes/notes.messages.js';
import { ListGames } from './table/list-games/list-games.query.js';

const { node, nodes, two } = startingNodes();
const JUDITH = playerId('judith');
const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000002' as RulingId;
const CLOCK = { kind: 'chess', initial: 600, increment: 0, flag: 'loses' } as const;

async function give(on: GameNode, game: string, command: DisputeCommand): Promise<void> {
  const session = await on.sessions.find(gameId(game));
  const propose = () => ({ actor: JUDITH, command });
  accepted(await session!.submit({ actor: JUDITH, commandId: commandId(command.type), propose }));
}

async function rewind(on: GameNode, game: string, moment: number): Promise<void> {
  await give(on, game, { type: 'stop-for-judge', dispute: DISPUTE });
  await give(on, game, {
    ...{ type: 'apply-ruling', dispute: DISPUTE, ruling: RULING, rules: [], words: 'Back.' },
    remedies: [{ kind: 'rewind', moment, positions: 'shuffle', names: 'free' }],
  });
}

const asker = (player: PlayerId) => ({ player, roles: ['player'] });
const listed = async (on: GameNode, player: PlayerId, game: string) => {
  const { games } = await on.ask(new ListGames(asker(player), { kind: 'mine' }, 10, undefined));
  return games.find(({ id }) => id === game);
};

describe('after a rewind', () => {
  it('the lists of both nodes say who is asked and that the game is played, also if it had ended', async () => {
    const { one, other } = await two();
    const players = await playersOf(one);
    const game = await one.playing(players, { opens: 'judges-only' });
    const { view, moment } = await one.sight(players[0]!, game);
    await one.passTurn(players, game);
    accepted(await other.act(players[1]!, game, { type: 'concede' }));
    for (const on of [one, other])
      await eventually(async () => (await listed(on, players[0]!, game))?.status === 'over');
    await rewind(one, game, moment);
    for (const on of [one, other])
      for (const [seat, player] of players.entries())
        await eventually(async () => {
          const found = await listed(on, player, game);
          return found?.status === 'playing' && (found.awaited !== null) === (seat === view.decision!.seat);
        });
    // What was asked before is stale, and the question of that time is open again.
    const stale = { type: 'answer', decision: view.decision!.id, answer: ANSWERS.priority! } as const;
    expect(refusalOf(await other.act(players[view.decision!.seat]!, game, stale))).toBe('stale-decision');
    await other.passTurn(players, game);
  });

  it('the notes of players stay: a judge does not make them forget', async () => {
    const { one, other } = await two();
    const players = await playersOf(one);
    const game = await one.playing(players, { opens: 'judges-only' });
    const { moment } = await one.sight(players[0]!, game);
    await one.passTurn(players, game);
    await one.send(new WriteNote(asker(players[0]!), game, 'note', 'Boris has a Counterspell.'));
    await rewind(other, game, moment);
    for (const on of [one, other]) {
      const read = await on.ask(new ReadNotes(asker(players[0]!), game));
      expect(JSON.stringify(read)).toContain('Boris has a Counterspell.');
    }
  });

  it('a bot answers the question of that time again', async () => {
    const { one, shared } = await two();
    const anna = await one.player('Anna');
    const game = await askedBot(one, anna, nodes, { opens: 'judges-only' });
    const { moment } = await one.sight(anna, game);
    const late = await node(shared);
    const isAskedAgain = async () => (await late.sight(anna, game)).view.decision?.seat === 0;
    await eventually(isAskedAgain);
    await rewind(late, game, moment);
    // In that position the bot was asked.
    await eventually(isAskedAgain);
  });

  it('chess clocks have what they had then, on both nodes', async () => {
    const { one, other, shared } = await two();
    const players = await playersOf(one);
    const game = await one.playing(players, { opens: 'judges-only', clock: CLOCK });
    const { moment } = await one.sight(players[0]!, game);
    shared.clock.turn(200_000);
    await one.passTurn(players, game);
    shared.clock.turn(100_000);
    await rewind(other, game, moment);
    for (const on of [one, other]) {
      const { clocks } = (await on.sight(players[0]!, game)).view;
      expect(clocks?.running).toMatchObject({ until: shared.clock.now() + 600_000 });
    }
  });
});
