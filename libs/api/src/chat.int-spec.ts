// Talk at a table: players hear players, spectators hear everyone, and no player hears a spectator before the game is over.
import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { auditStream, chatStream, everyEvent, verifyStore } from '#log';
import { gameId } from '#kernel';
import { STORE_FAMILIES } from '#matches';
import { TEST_KEYS } from '#testkit/accounts/world';
import { MemoryEventStore } from '#event-store/memory';

const servers: ApiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
async function serving(setting: Parameters<typeof ApiServer.start>[0] = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  servers.push(server);
  return server;
}
const people = async (server: ApiServer, ...names: readonly string[]): Promise<readonly Caller[]> =>
  Promise.all(names.map((name) => server.player(name)));

const SAY = `mutation ($id: ID!, $game: ID!, $text: String!) { said: chat(commandId: $id, gameId: $game, text: $text) {
  __typename ... on ChatSaid { line { place seat text author { name } } } ... on Refused { code rule } } }`;
const say = async (by: Caller, game: string, text: string, id: string): Promise<unknown> =>
  ((await by.told(SAY, { id, game, text })) as { said: unknown }).said;
const heard = async (by: Caller, game: string, after = 0): Promise<readonly string[]> => {
  const { game: seen } = await by.ask(
    'query ($game: ID!, $after: Int) { game(id: $game) { chat(after: $after) { author { name } text } } }',
    { game, after },
  );
  return (seen?.chat ?? []).map(({ author, text }) => `${author.name ?? '?'}: ${text}`);
};
const refusal = (code: string, rule: string) => ({ __typename: 'Refused', code, rule });
const CANARY = 'he holds two counterspells';

describe('table chat', () => {
  it('goes from players to everyone, and from spectators to spectators until the game is over', async () => {
    const server = await serving();
    const [anna, boris, chloe, dora] = await people(server, 'Anna', 'Boris', 'Chloe', 'Dora');
    const game = await playing([anna!, boris!], { librarySize: 60 });
    const before = await anna!.sight(game);
    const tableBefore = await anna!.table(game);
    expect(await say(anna!, game, 'Good luck!', 'one')).toEqual({
      __typename: 'ChatSaid',
      line: { place: 1, seat: 0, text: 'Good luck!', author: { name: 'Anna' } },
    });
    // Sent again it is said once.
    await say(anna!, game, 'something else', 'one');
    await say(chloe!, game, CANARY, 'one');
    await say(boris!, game, 'And to you.', 'two');
    const ofPlayers = ['Anna: Good luck!', 'Boris: And to you.'];
    const ofAll = ['Anna: Good luck!', `Chloe: ${CANARY}`, 'Boris: And to you.'];
    expect([await heard(anna!, game), await heard(boris!, game)]).toEqual([ofPlayers, ofPlayers]);
    expect(await heard(dora!, game)).toEqual(ofAll);
    // Places tell a player nothing of what spectators say.
    expect(await heard(boris!, game, 1)).toEqual(['Boris: And to you.']);
    expect(await heard(dora!, game, 1)).toEqual(ofAll.slice(1));
    // It is no part of the game: no feed, no view, no log has it.
    const after = await anna!.sight(game);
    expect([after.seq, await anna!.table(game)]).toEqual([before.seq, tableBefore]);
    accepted(await anna!.inGame('concede', game));
    expect(await heard(boris!, game)).toEqual(ofAll);
    const opened = await boris!.send(
      'query ($game: ID!) { game(id: $game) { opened { log(first: 500) { events } } } }',
      { game },
    );
    expect(opened.data?.game?.opened).not.toBeNull();
    expect(JSON.stringify(opened)).not.toContain('Good luck!');
    expect(server.log.lines.join()).not.toContain(CANARY);
    const other = await serving({ store: server.store, clock: server.clock });
    expect(await heard(other.anyone(anna!.token), game)).toEqual(ofAll);
  });

  it('is heard by nobody who may not see the game, and by a judge on record, who does not speak', async () => {
    const server = await serving();
    const [anna, boris, chloe, judge] = await people(server, 'Anna', 'Boris', 'Chloe', 'Judge');
    await server.operatorGrants('Judge', 'judge');
    const game = await playing([anna!, boris!], { librarySize: 60, spectators: false });
    await say(anna!, game, CANARY, 'one');
    expect(await say(chloe!, game, 'May I?', 'one')).toEqual(refusal('UNKNOWN_GAME', 'table games'));
    expect(await heard(chloe!, game)).toEqual([]);
    expect(await say(judge!, game, 'Stop that.', 'one')).toEqual(refusal('NOT_SEATED', 'table chat'));
    expect(await heard(judge!, game)).toEqual([`Anna: ${CANARY}`]);
    const looks = await server.store.read(auditStream(gameId(game)), { max: 100 });
    expect(
      looks.kind === 'found' && looks.events.filter(({ data }) => JSON.stringify(data).includes('"chat"')),
    ).toHaveLength(1);
  });

  it('is gone when the operator deletes its stream: nobody hears it, and the game goes on and verifies', async () => {
    const server = await serving();
    const [anna, boris, chloe] = await people(server, 'Anna', 'Boris', 'Chloe');
    const game = await playing([anna!, boris!], { librarySize: 60 });
    await say(anna!, game, 'Good luck!', 'one');
    await say(chloe!, game, CANARY, 'one');
    const table = await anna!.table(game);
    await server.stop();
    servers.splice(servers.indexOf(server), 1);
    const store = new MemoryEventStore();
    for await (const { stream, revision: at, id, type, data, metadata } of everyEvent(server.store))
      if (stream !== chatStream(gameId(game)))
        await store.append(stream, at === 0 ? 'no-stream' : 'any', [{ id, type, data, metadata }]);

    const after = await serving({ store, clock: server.clock });
    const [hers, his, theirs] = [anna!, boris!, chloe!].map(({ token }) => after.anyone(token));
    for (const reader of [hers, his, theirs]) expect(await heard(reader!, game)).toEqual([]);
    expect(await hers!.table(game)).toEqual(table);
    await say(his!, game, 'And to you.', 'two');
    expect(await heard(theirs!, game)).toEqual(['Boris: And to you.']);
    accepted(await hers!.inGame('concede', game));
    const { faults } = await verifyStore(everyEvent(store), TEST_KEYS, STORE_FAMILIES);
    expect(faults).toEqual([]);
  });

  it('is refused if empty, too long, of several lines, of no game, or too much', async () => {
    const server = await serving();
    const [anna, boris] = await people(server, 'Anna', 'Boris');
    const game = await playing([anna!, boris!], { librarySize: 60 });
    for (const text of ['', '   ', 'two\nlines', 'x'.repeat(501), '\ud800'])
      expect(await say(anna!, game, text, 'one')).toEqual(refusal('INVALID_COMMAND', 'table commands'));
    expect(await say(anna!, 'no-game', 'x', 'one')).toEqual(refusal('UNKNOWN_GAME', 'table games'));
    for (let nth = 0; nth < 300; nth += 1) await say(anna!, game, 'x', `line-${nth}`);
    expect(await say(anna!, game, 'more', 'more')).toEqual(refusal('INVALID_COMMAND', 'table chat'));
    expect(await heard(boris!, game)).toHaveLength(200);
    expect(await heard(boris!, game, 200)).toHaveLength(100);
  });
});
