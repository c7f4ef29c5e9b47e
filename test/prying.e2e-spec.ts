// One player tries to learn another's cards over the real HTTP API: by whatever can be asked, named, guessed or timed.
// Whatever the other one does in private, nothing of what the first can get to see changes, to the byte.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accepted, Caller, playing, refused } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { withFragments } from '#client';
import { register, Stage } from './support.js';

const stage = new Stage();
let server: ServerProcess;
let anna: Caller;
let boris: Caller;
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder());
  const named = (name: string) => register(server, `${name} ${randomUUID().slice(0, 8)}`);
  [anna, boris] = [await named('Anna'), await named('Boris')];
}, 180_000);
afterAll(() => stage.clear());

/** As much help as there is, and no end to guessing. */
const TERMS = { naming: { help: 'SEARCH', refusedFree: 1_000 }, maximumHandSize: null };

interface Held {
  readonly objectId: string;
  readonly printed: string;
}
interface Mine {
  readonly hand: readonly Held[];
  readonly decision: string;
}

async function mine(player: Caller, game: string, seat: number): Promise<Mine> {
  const { game: seen } = (await player.told(`{ game(id: "${game}") {
    view { seats { hand { objectId printed } } decision { decisionId } } } }`)) as {
    game: { view: { seats: { hand: readonly Held[] | null }[]; decision: { decisionId: string } | null } };
  };
  const { seats, decision } = seen.view;
  return { hand: seats[seat]?.hand ?? [], decision: decision?.decisionId ?? '' };
}

const COMPLETION = `query ($game: ID!, $play: PlayInput!) { game(id: $game) { completion(play: $play) {
  __typename ... on Refused { code rule message also retriable } ... on NextChoice { question { __typename } } } } }`;
const HELP = `query ($game: ID!, $object: ID!) { game(id: $game) {
  fittingNames(object: $object, first: 50) usedNames { name } } }`;
const SEEN = withFragments(`query ($game: ID!) {
  game(id: $game) { viewer seat seq cursor notes { text } opened { seed }
    legalActions { commands plays { kind object text } decision { decisionId } }
    view { moment ...TableView } }
  feed(gameId: $game, first: 500) { complete cursor entries { seq moment at story patch } }
  myGames { nodes { id status waitsForMe } }
  lobby(status: PLAYING) { nodes { id status } }
}`);

/** An answer as it comes over the wire: what is not the time of day. */
async function wire(by: Caller, query: string, variables: object): Promise<string> {
  const response = await fetch(by.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token ?? ''}` },
    body: JSON.stringify({ query, variables }),
  });
  const told = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return JSON.stringify([response.status, told, await response.text()]);
}

const GAME_AT = withFragments('query ($game: ID!) { game(id: $game) { view(moment: 3) { ...TableView } } }');

/** Everything Anna can find out by asking, about whatever there may be. */
const prying = async (game: string, guesses: readonly string[]): Promise<readonly string[]> => [
  await wire(anna, SEEN, { game }),
  await wire(anna, GAME_AT, { game }),
  ...(await Promise.all(guesses.map((object) => wire(anna, HELP, { game, object })))),
  ...(await Promise.all(
    guesses.flatMap((object) =>
      ['CAST', 'PLAY', 'ACTIVATE', 'SPECIAL'].map((kind) =>
        wire(anna, COMPLETION, {
          game,
          play: { kind, object, ...(kind === 'CAST' ? { name: 'Shock' } : {}) },
        }),
      ),
    ),
  )),
];

describe('a player who pries', () => {
  it.each([['PENTALAND'], ['UTOPIA'], ['WAR_ZONE']])(
    '%s: learns nothing of what another player does alone, from bytes, lengths or their order',
    async (ruleset) => {
      const game = await playing([anna, boris], { ...TERMS, ruleset });
      // So that it is Boris who may do something.
      accepted(await anna.answer(game, (await mine(anna, game, 0)).decision, { action: 'PASS' }));
      const his = await mine(boris, game, 1);
      const hers = await mine(anna, game, 0);
      // Ids of both hands count alike: hers are hers, whatever his are called.
      const guesses = [
        ...new Set([...his.hand, ...hers.hand].map(({ objectId }) => objectId)),
        'c40',
        'o1',
        'o150',
        'o290',
        'p1',
      ];
      const feed = stage.follower(server, anna).follow(game);
      await feed.untilCaughtUp();
      const before = await prying(game, guesses);

      for (const { objectId: id, printed } of his.hand) {
        await boris.ask(HELP, { game, object: id });
        await boris.ask(COMPLETION, { game, play: { kind: 'CAST', object: id, name: printed } });
        for (const name of ['No Such Card At All', 'Lifelinq'])
          refused(await boris.answer(game, his.decision, { act: { kind: 'CAST', object: id, name } }));
        refused(
          await boris.answer(game, his.decision, { act: { kind: 'PLAY', object: 'c999', as: 'ANY_LAND' } }),
        );
      }
      accepted(
        await boris.act('setPassing', {
          gameId: ['ID!', game],
          until: ['PassingUntil', null],
          stops: ['StopsInput', { own: ['END'], others: ['UPKEEP'] }],
        }),
      );
      const note = `mutation ($id: ID!, $game: ID!, $text: String!) {
      said: writeNote(commandId: $id, gameId: $game, text: $text) { __typename } }`;
      expect(
        (await boris.send(note, { id: randomUUID(), game, text: 'what I hold' })).errors,
      ).toBeUndefined();
      await boris.sight(game);

      expect(await prying(game, guesses)).toEqual(before);
      // What is pushed next is the next thing that happens, numbered as if nothing had been in between.
      const { seq } = await anna.sight(game);
      const asked = (await anna.sight(game)).view.decision!;
      accepted(await [anna, boris][asked.seat]!.answer(game, asked.decisionId, { action: 'PASS' }));
      expect(await feed.next()).toMatchObject({ seq: seq + 1 });
      await feed.stop();
    },
  );

  it('gets the same answer for every id that is not theirs, whatever object it names and however it is named', async () => {
    const game = await playing([anna, boris], TERMS);
    const his = await mine(boris, game, 1);
    const hers = new Set((await mine(anna, game, 0)).hand.map(({ objectId }) => objectId));
    const { decision } = await mine(anna, game, 0);
    const unknown = Array.from({ length: 120 }, (_, nth) => `${nth % 2 === 0 ? 'o' : 'c'}${nth + 1}`).filter(
      (id) => !hers.has(id),
    );
    const names = [...his.hand.map(({ printed }) => printed), 'Shock', 'No Such Card At All'];
    const told = new Set<string>();
    const answers = new Set<string>();
    for (const [nth, object] of unknown.entries()) {
      const name = names[nth % names.length];
      told.add(await wire(anna, COMPLETION, { game, play: { kind: 'CAST', object, name } }));
      told.add(await wire(anna, COMPLETION, { game, play: { kind: 'PLAY', object, as: 'ANY_LAND' } }));
      expect((await anna.ask(HELP, { game, object })).game).toMatchObject({ fittingNames: null });
      const { code, rule, message } = refused(
        await anna.answer(game, decision, { act: { kind: 'CAST', object, name } }),
      );
      answers.add([code, rule, message].join(' '));
    }
    expect([...told].slice(1)).toEqual([]);
    expect([...answers].slice(1)).toEqual([]);
    const bytes = [...told, ...answers, ...(await prying(game, unknown.slice(0, 20)))].join();
    const own = await wire(anna, SEEN, { game });
    for (const { printed } of his.hand)
      // A name may be a part of one of her own, or of a word every game has.
      expect([printed, bytes.split(`"${printed}"`).length > 1 && !own.includes(printed)]).toEqual([
        printed,
        false,
      ]);
  });
});
