// Who is told that their lists of games may have changed, over real sockets: those to whom the lists show the game, and
// nobody else.
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { accepted, answerOpen, goOn, type Arguments, type Caller } from '#testkit/server/caller';
import { gameId as gameIdOf } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import type { ApiServer } from '#testkit/server/api-server';
import { serving } from '#testkit/server/serving';

const { serve } = serving();
const QUERY = 'subscription { lobbyChanged { mine } }';

/** A player who listens: what has come, and what comes next. */
class Listener {
  readonly told: boolean[] = [];
  private awaited: (() => void) | undefined;

  private constructor(private readonly client: Client) {}

  static async of(server: ApiServer, { token = '' }: Caller): Promise<Listener> {
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    const listener = new Listener(client);
    // It ends with the server, at the latest.
    void listener.follow().catch(() => undefined);
    await listener.more(0);
    return listener;
  }

  /** Settles once more has been told than so much. */
  async more(than: number): Promise<void> {
    while (this.told.length <= than)
      await new Promise<void>((resolve) => {
        this.awaited = resolve;
      });
  }

  /** What a socket carries comes in its order: when this is answered, whatever was told before has come. */
  async heardOut(): Promise<readonly boolean[]> {
    const second = this.client.iterate({ query: QUERY });
    await second.next();
    await second.return?.();
    return this.told;
  }

  private async follow(): Promise<void> {
    for await (const { data } of this.client.iterate<{ lobbyChanged: { mine: boolean } }>({ query: QUERY })) {
      this.told.push(data!.lobbyChanged.mine);
      this.awaited?.();
    }
  }
}

const inGame = (game: string, more: Arguments = {}): Arguments => ({ gameId: ['ID!', game], ...more });
const invite = async (by: Caller, game: string, guest: Caller): Promise<void> =>
  void accepted(await by.act('invite', inGame(game, { playerId: ['ID!', guest.id] })));
const playersOf = (server: ApiServer): Promise<Caller[]> =>
  Promise.all(['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)));

/** The next telling, and what its receiver finds in their lists then. */
async function after<T>(listener: Listener, happens: () => Promise<T>): Promise<T> {
  const { length } = listener.told;
  const result = await happens();
  await listener.more(length);
  return result;
}
const idsIn = async (player: Caller, list: string): Promise<readonly string[]> =>
  (
    (await player.told(`{ page: ${list} { nodes { id } } }`)) as { page: { nodes: { id: string }[] } }
  ).page.nodes.map(({ id }) => id);

describe('whoever follows the lobby', () => {
  it('is told at once, and then of a game that everyone may join, once the lists show it', async () => {
    const server = await serve();
    const [anna, boris] = (await playersOf(server)) as [Caller, Caller];
    const his = await Listener.of(server, boris);
    expect(his.told).toEqual([true]);
    const { gameId } = await after(his, async () => accepted(await anna.create()));
    expect(his.told.slice(1)).not.toContain(true);
    expect(await idsIn(boris, 'lobby')).toEqual([gameId]);
    // He sits down: now it is a game of his.
    accepted(await boris.inGame('join', gameId));
    while (!his.told.slice(1).includes(true)) await his.more(his.told.length);
    expect(await idsIn(boris, 'myGames')).toEqual([gameId]);
  });

  it('hears nothing of a private game of others, whatever happens there', async () => {
    const server = await serve();
    const [anna, boris, chloe] = (await playersOf(server)) as [Caller, Caller, Caller];
    const [hers, his, stranger] = [
      await Listener.of(server, anna),
      await Listener.of(server, boris),
      await Listener.of(server, chloe),
    ];
    const { gameId } = await after(hers, async () => accepted(await anna.create({ access: 'PRIVATE' })));
    expect(await stranger.heardOut()).toEqual([true]);
    await after(his, () => invite(anna, gameId, boris));
    expect(his.told).toEqual([true, true]);
    expect(await stranger.heardOut()).toEqual([true]);
    await after(hers, async () => accepted(await boris.inGame('join', gameId)));
    expect(await stranger.heardOut()).toEqual([true]);
    for (const player of [anna, boris]) accepted(await player.inGame('ready', gameId));
    await after(his, async () => accepted(await anna.inGame('start', gameId)));
    await answerOpen([anna, boris], gameId, { players: [0] });
    for (let answers = 0; answers < 4; answers += 1) await goOn([anna, boris], gameId);
    await after(hers, async () => accepted(await boris.inGame('concede', gameId)));
    expect(await stranger.heardOut()).toEqual([true]);
    expect([...hers.told, ...his.told]).not.toContain(false);
    // It is no deafness: the next game is for everyone.
    await after(stranger, async () => accepted(await anna.create()));
    expect(stranger.told.slice(1)).not.toContain(true);
  });

  it('is told when an invitation is taken back, and when somebody else clears their seat', async () => {
    const server = await serve();
    const [anna, boris, chloe] = (await playersOf(server)) as [Caller, Caller, Caller];
    const { gameId } = accepted(await anna.create({ access: 'PRIVATE', seats: 3 }));
    for (const guest of [boris, chloe]) await invite(anna, gameId, guest);
    accepted(await chloe.inGame('join', gameId));
    const standings = () => server.lobby.standings(gameIdOf(gameId));
    while (!standings().some(({ player, seated }) => seated && player === chloe.id)) await turn();
    const [his, hers] = [await Listener.of(server, boris), await Listener.of(server, chloe)];
    const withdrawn = inGame(gameId, { playerId: ['ID!', boris.id] });
    await after(his, async () => accepted(await anna.act('withdrawInvitation', withdrawn)));
    expect(await idsIn(boris, 'myGames')).toEqual([]);
    const { length } = his.told;
    await after(hers, async () => accepted(await anna.act('unseat', inGame(gameId, { seat: ['Int!', 1] }))));
    expect((await his.heardOut()).length).toBe(length);
  });

  it('is told on another server over the same log, also that a game waits for them', async () => {
    const store = new MemoryEventStore();
    const first = await serve({ store });
    const second = await serve({ store, clock: first.clock });
    const [anna, boris] = (await playersOf(first)) as [Caller, Caller];
    const his = await Listener.of(second, boris);
    const { gameId } = accepted(await anna.create({ access: 'PRIVATE' }));
    await after(his, () => invite(anna, gameId, boris));
    await after(his, async () => accepted(await boris.inGame('join', gameId)));
    const there = second.anyone(boris.token);
    /** What he finds there, each time he is told. */
    const untilWaited = async (is: boolean): Promise<void> => {
      for (;;) {
        const { length } = his.told;
        const { myGames } = await there.ask('{ myGames { nodes { waitsForMe } } }');
        if (myGames.nodes[0]?.waitsForMe === is) return;
        await his.more(length);
      }
    };
    // Nobody uses the game there before his first reading. From then on its session says when it waits for him.
    await untilWaited(true);
    accepted(await boris.inGame('ready', gameId));
    await untilWaited(false);
    expect(his.told).not.toContain(false);
  });

  it('needs an account, and takes one of the subscriptions that a client may have', async () => {
    const server = await serve({ limits: { subscriptionsPerClient: 1 } });
    const anna = await server.player('Anna');
    const errorOf = async (token: string): Promise<unknown> => {
      const client = createClient({
        url: server.socketUrl,
        webSocketImpl: WebSocket,
        connectionParams: token === '' ? {} : { authorization: `Bearer ${token}` },
        retryAttempts: 0,
      });
      const { value } = (await client.iterate({ query: QUERY }).next()) as {
        value: { errors: { extensions: { code: string } }[] };
      };
      await client.dispose();
      return value.errors[0]?.extensions.code;
    };
    expect(await errorOf('')).toBe('UNAUTHENTICATED');
    await Listener.of(server, anna);
    expect(await errorOf(anna.token!)).toBe('TOO_MANY_SUBSCRIPTIONS');
  });
});
