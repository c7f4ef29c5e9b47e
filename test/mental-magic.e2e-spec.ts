// The built server with all of its cards: every ruleset it offers can be begun, and cards are named over GraphQL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accepted, answerOpen, playing, refused, type Caller } from '../libs/api/src/fixtures/caller.js';
import type { ServerProcess } from '../apps/server/src/fixtures/server-process.js';
import { register, Stage } from './support.js';

const stage = new Stage();
let server: ServerProcess;
let players: readonly [Caller, Caller];
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder());
  const named = (name: string) => register(server, `${name} ${randomUUID().slice(0, 8)}`);
  players = [await named('Anna'), await named('Boris')];
}, 180_000);
afterAll(() => stage.clear());

/** A game in which seat 0 has priority in its first main phase. */
async function inMainPhase(terms: object): Promise<string> {
  const game = await playing(players, terms);
  while ((await players[0].sight(game)).view.turn?.step !== 'PRECOMBAT_MAIN')
    await answerOpen(players, game, { action: 'PASS' });
  return game;
}

const DECISION = 'legalActions { decision { id } plays { kind object as } }';
const HAND = 'view { seats { hand { id name printed cost } } moment }';

interface Mine {
  readonly decision: string;
  readonly hand: readonly {
    readonly id: string;
    readonly name: string;
    readonly printed: string;
    readonly cost: string | null;
  }[];
  readonly plays: readonly { readonly kind: string; readonly object: string; readonly as: string | null }[];
  readonly moment: number;
}

async function mine(player: Caller, game: string, seat = 0): Promise<Mine> {
  const { game: seen } = (await player.ask(`{ game(id: "${game}") { ${HAND} ${DECISION} } }`)) as unknown as {
    game: {
      view: { seats: { hand: Mine['hand'] }[]; moment: number };
      legalActions: { decision: { id: string } | null; plays: Mine['plays'] };
    };
  };
  const { view, legalActions } = seen;
  return {
    decision: legalActions.decision?.id ?? '',
    hand: view.seats[seat]?.hand ?? [],
    plays: legalActions.plays,
    moment: view.moment,
  };
}

const helpOf = async (player: Caller, game: string, object: string) =>
  (
    await player.ask(
      `{ game(id: "${game}") { usedNames { name seat } fittingNames(object: "${object}", first: 50) } }`,
    )
  ).game!;

describe('a server with all cards', () => {
  it('offers the rulesets it can play, and begins a game of each', async () => {
    const { offer } = await players[0].ask('{ offer { rulesets } }');
    expect(offer.rulesets).toEqual(expect.arrayContaining(['PENTALAND', 'MAGIC']));
    for (const ruleset of offer.rulesets) {
      const game = await playing(players, { ruleset });
      const { view } = await players[0].sight(game);
      expect(view.terms.ruleset).toBe(ruleset);
      expect(view.status).toBe('PLAYING');
    }
  });

  it('pentaland 703.2, 704: any card is a land, and memory alone helps to name it', async () => {
    const game = await inMainPhase({});
    const { decision, hand, plays } = await mine(players[0], game);
    const card = hand[0]!;
    expect(card).toMatchObject({ name: '', printed: expect.stringMatching(/./) as unknown });
    expect(await helpOf(players[0], game, card.id)).toMatchObject({ usedNames: null, fittingNames: null });
    const asLand = plays.find(({ object, as }) => object === card.id && as === 'ANY_LAND');
    expect(asLand).toBeDefined();
    accepted(
      await players[0].answer(game, decision, { act: { kind: 'PLAY', object: card.id, as: 'ANY_LAND' } }),
    );
    const other = await players[1].sight(game);
    expect(JSON.stringify(other.view.json)).not.toContain(card.printed);
  });

  it('names that are refused are metered, and nobody else learns that there was one', async () => {
    const game = await inMainPhase({ naming: { refusedFree: 2, refusedThenEvery: 3600 } });
    const { decision, hand } = await mine(players[0], game);
    const card = hand[0]!;
    const before = await players[1].sight(game);
    const naming = async (name: string) =>
      refused(await players[0].answer(game, decision, { act: { kind: 'CAST', object: card.id, name } }));
    expect(await naming('No Such Card At All')).toMatchObject({ code: 'ILLEGAL_ANSWER' });
    expect(await naming(card.printed)).toMatchObject({ code: 'ILLEGAL_ANSWER' });
    expect(await naming('Grizzly Bears')).toMatchObject({ code: 'TOO_MANY_NAMES', retriable: true });
    expect(await players[1].sight(game)).toEqual(before);
    // Everything else goes on.
    accepted(await players[0].answer(game, decision, { action: 'PASS' }));
  });

  it('helps as much as the terms say, with what the asker may know', async () => {
    const game = await inMainPhase({ naming: { help: 'SEARCH' } });
    const { hand } = await mine(players[0], game);
    const found = await Promise.all(
      hand.map(async (card) => ({ card, help: await helpOf(players[0], game, card.id) })),
    );
    for (const { card, help } of found) {
      expect(help.usedNames).toEqual([]);
      expect(help.fittingNames).not.toContain(card.printed);
    }
    expect(found.flatMap(({ help }) => help.fittingNames ?? []).length).toBeGreaterThan(0);
    // Nothing is told of what the asker was never shown.
    expect((await helpOf(players[0], game, 'c999')).fittingNames).toBeNull();
  });

  it('tells the names that were used, and no others, where the terms allow no more', async () => {
    const game = await inMainPhase({ naming: { help: 'USED' } });
    const { hand } = await mine(players[0], game);
    expect(await helpOf(players[0], game, hand[0]!.id)).toMatchObject({ usedNames: [], fittingNames: null });
  });
});
