// Notes belong to their writer: nobody else learns of them except a judge, on record, and no feed, log export
// or log line contains them.
import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { withFragments } from '#client';
import { auditStream } from '#log';
import { gameId } from '#kernel';

const servers: ApiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
async function serving(setting: Parameters<typeof ApiServer.start>[0] = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  servers.push(server);
  return server;
}

const WRITE = `mutation ($id: ID!, $game: ID!, $text: String!) { said: writeNote(commandId: $id, gameId: $game, text: $text) {
  __typename ... on NoteWritten { note { seat moment at text } } ... on Refused { code rule } } }`;
const write = async (by: Caller, game: string, text: string, id: string): Promise<unknown> =>
  ((await by.told(WRITE, { id, game, text })) as { said: unknown }).said;
const EVERYTHING =
  withFragments(`query ($game: ID!) { game(id: $game) { notes { seat moment text } seq view { ...TableView } }
  feed(gameId: $game, first: 500) { entries { story patch } } }`);
const everything = async (by: Caller, game: string) => (await by.send(EVERYTHING, { game })).data;
const notesOf = async (by: Caller, game: string) =>
  ((await everything(by, game)) as { game: { notes: unknown } }).game.notes;
const CANARY = 'the canary of a note';

describe('war-zone Note Taking: table notes', () => {
  it('are given back to their writer, by another server too, and to nobody else', async () => {
    const server = await serving();
    const [anna, boris, chloe] = [
      await server.player('Anna'),
      await server.player('Boris'),
      await server.player('Chloe'),
    ];
    const game = await playing([anna, boris], { librarySize: 60 });
    const others = async () => [await everything(boris, game), await everything(chloe, game)];
    const before = await others();
    const { seq, view } = await anna.sight(game);
    const first = await write(anna, game, CANARY, 'one');
    expect(first).toMatchObject({
      __typename: 'NoteWritten',
      note: { seat: 0, moment: view.moment, text: CANARY },
    });
    expect(await write(anna, game, 'said again', 'one')).toEqual(first);
    await write(anna, game, 'a second', 'two');
    // A command id counts for its own player only.
    await write(boris, game, 'of Boris', 'one');

    expect(await notesOf(anna, game)).toMatchObject([{ text: CANARY }, { text: 'a second' }]);
    expect((await anna.sight(game)).seq).toBe(seq);
    expect(await notesOf(boris, game)).toMatchObject([{ seat: 1, text: 'of Boris' }]);
    expect(await notesOf(chloe, game)).toBeNull();
    const after = await others();
    expect(JSON.stringify(after)).not.toContain(CANARY);
    expect(after[1]).toEqual(before[1]);

    // The game is over and opened to all; the notes are not.
    accepted(await anna.inGame('concede', game));
    const opened = await boris.send(
      withFragments(
        'query ($game: ID!) { game(id: $game) { opened { log(first: 500) { events } view { ...TableView } } } }',
      ),
      { game },
    );
    expect(opened.data?.game).toMatchObject({ opened: { log: { events: expect.any(Array) } } });
    expect(JSON.stringify(opened)).not.toContain(CANARY);
    expect(server.log.lines.join()).not.toContain(CANARY);

    const { store, clock } = server;
    const other = await serving({ store, clock });
    expect(await notesOf(other.anyone(anna.token), game)).toMatchObject([
      { text: CANARY },
      { text: 'a second' },
    ]);
  });

  it('stay their writer’s when somebody else takes the writer’s seat', async () => {
    const server = await serving();
    const [anna, boris, chloe] = [
      await server.player('Anna'),
      await server.player('Boris'),
      await server.player('Chloe'),
    ];
    const game = accepted(await anna.create({ seats: 3 })).gameId;
    accepted(await boris.inGame('join', game));
    await write(boris, game, CANARY, 'one');
    accepted(await boris.inGame('leave', game));
    accepted(await chloe.inGame('join', game));
    expect((await chloe.sight(game)).seat).toBe(1);
    expect(await notesOf(chloe, game)).toEqual([]);
    await write(chloe, game, 'of Chloe', 'one');
    expect(await notesOf(boris, game)).toBeNull();
    accepted(await boris.inGame('join', game));
    expect(await notesOf(boris, game)).toMatchObject([{ seat: 1, text: CANARY }]);
    expect(await notesOf(chloe, game)).toMatchObject([{ seat: 1, text: 'of Chloe' }]);
  });

  it('are read by a judge, on record, but by no judge who plays', async () => {
    const server = await serving();
    const [anna, boris, judge] = [
      await server.player('Anna'),
      await server.player('Boris'),
      await server.player('Judge'),
    ];
    for (const name of ['Judge', 'Boris']) await server.operatorGrants(name, 'judge');
    const game = await playing([anna, boris], { librarySize: 60 });
    await write(anna, game, CANARY, 'one');
    expect(await notesOf(boris, game)).toEqual([]);
    expect(await notesOf(judge, game)).toMatchObject([{ seat: 0, text: CANARY }]);
    const looks = await server.store.read(auditStream(gameId(game)), { max: 100 });
    expect(
      looks.kind === 'found' && looks.events.filter(({ data }) => JSON.stringify(data).includes('notes')),
    ).toHaveLength(1);
  });

  it('are refused without a seat, and if too long, empty, too many, or of no game', async () => {
    const server = await serving();
    const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
    const game = accepted(await anna.create({})).gameId;
    const refusal = (code: string, rule: string) => ({ __typename: 'Refused', code, rule });
    expect(await write(boris, game, 'mine', 'one')).toEqual(refusal('NOT_SEATED', 'table notes'));
    for (const text of ['', 'x'.repeat(1001)])
      expect(await write(anna, game, text, 'one')).toEqual(refusal('INVALID_COMMAND', 'table commands'));
    expect(await write(anna, game, 'x', 'no spaces here')).toEqual(
      refusal('INVALID_COMMAND', 'table commands'),
    );
    expect(await write(anna, 'no-game', 'x', 'one')).toEqual(refusal('UNKNOWN_GAME', 'table games'));
    for (let nth = 0; nth < 100; nth += 1) await write(anna, game, 'x'.repeat(1000), `note-${nth}`);
    expect(await write(anna, game, 'one more', 'more')).toEqual(refusal('INVALID_COMMAND', 'table notes'));
    expect(await notesOf(anna, game)).toHaveLength(100);
  });
});
