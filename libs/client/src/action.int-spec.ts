// The action builder at a real server, with real cards.
import { describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { poolCard } from '#testkit/pool/cards';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { once, players } from './fixtures/players.js';
import { createClient, Refused, Unfinished, type Client, type Table } from './index.js';

const { serve } = serving();
const { kept } = players();

interface Held {
  readonly objectId: string;
  readonly name: string;
}

interface Sight {
  readonly game: {
    readonly view: {
      readonly seats: readonly { readonly life: number; readonly hand: readonly Held[] | null }[];
    };
  };
}
const SIGHT = 'query ($id: ID!) { game(id: $id) { view { seats { life hand { objectId name } } } } }';
const sight = async (client: Client, id: string) =>
  (await client.request<Sight, { readonly id: string }>(SIGHT, { id })).game.view.seats;

/** A game in which the first player holds both cards, and has the turn. */
async function boltInHand(): Promise<{
  readonly anna: Client;
  readonly table: Table;
  readonly bolt: string;
  readonly mountain: string;
}> {
  const server = await serve({ cards: [poolCard('Mountain'), poolCard('Lightning Bolt')] });
  const callers = [await server.player('Anna'), await server.player('Boris')];
  const anna = createClient({ url: server.url, token: callers[0]!.token ?? '', WebSocket });
  for (;;) {
    const id = await playing(callers, { ruleset: 'MAGIC', librarySize: 60 });
    const hand = (await sight(anna, id))[0]?.hand ?? [];
    const named = (name: string): string | undefined => hand.find((card) => card.name === name)?.objectId;
    const [bolt, mountain] = [named('Lightning Bolt'), named('Mountain')];
    if (bolt === undefined || mountain === undefined) continue;
    for (const player of callers)
      await player.ask(
        `mutation { setPassing(commandId: "stops", gameId: "${id}", stops: {own: [PRECOMBAT_MAIN], others: []}) { __typename } }`,
      );
    return { anna, table: anna.game(id), bolt, mountain };
  }
}

describe('the action builder', () => {
  it('says what is to be chosen next, step by step, and does nothing before it is sent', async () => {
    const { anna, table, bolt, mountain } = await boltInHand();
    const { plays } = await table.legal();
    expect(plays.map(({ object }) => object)).toContain(mountain);
    await table.play(mountain).send();

    const began = table.cast(bolt);
    const next = await began.next();
    expect(next).toMatchObject({
      kind: 'choice',
      field: 'targets',
      question: { __typename: 'ChooseTargets', seats: [0, 1], least: 1, most: 1 },
    });
    await expect(began.send()).rejects.toBeInstanceOf(Unfinished);
    const aimed = await began.answer({ targets: [{ seat: 0 }] });
    expect((await aimed.next()).kind).toBe('complete');
    expect((await sight(anna, table.id))[0]?.hand?.map(({ objectId }) => objectId)).toContain(bolt);

    // The first step was not changed by the second: another target can be chosen.
    await began.targets({ seat: 1 }).send();
    expect((await sight(anna, table.id))[0]?.hand?.map(({ objectId }) => objectId)).not.toContain(bolt);
  });

  it('throws the refusal of what cannot be done, with its rule', async () => {
    const { table, bolt, mountain } = await boltInHand();
    const without = await table
      .cast(bolt)
      .targets({ seat: 1 })
      .next()
      .catch((error: unknown) => error);
    expect(without).toBeInstanceOf(Refused);
    expect((without as Refused).rule).toMatch(/^cr /u);
    await table.play(mountain).send();
    const wrong = table.cast(bolt).targets(mountain).next();
    await expect(wrong).rejects.toMatchObject({ name: 'Refused' });
  });

  it('never answers a later question than the one it was begun for', async () => {
    const { table, bolt, mountain } = await boltInHand();
    await table.play(mountain).send();
    const [one, other] = await Promise.all(
      [0, 1].map((seat) => table.cast(bolt).answer({ targets: [{ seat }] })),
    );
    await one!.send();
    await expect(other!.send()).rejects.toMatchObject({ name: 'Refused', code: 'STALE_DECISION' });
  });
});

describe('a game that is stopped for a judge', () => {
  const OUTCOME =
    '{ __typename ... on DisputeAccepted { dispute { id } } ... on Refused { code rule message } }';
  interface Called {
    readonly dispute: { readonly id: string };
  }

  it('asks nobody, offers nothing and refuses what is put together, and asks again when it goes on', async () => {
    const { anna, table, mountain } = await boltInHand();
    const game = kept(anna.game(table.id));
    const asked: string[] = [];
    const bot = (async () => {
      for await (const { decisionId } of game.questions()) asked.push(decisionId);
    })();
    const { decision } = await once(game, (now) => now.connection === 'live' && now.decision !== null);
    expect((await game.legal()).plays).not.toEqual([]);

    const { dispute } = await anna.command<Called>(
      `mutation ($commandId: ID!, $game: ID!) {
        callJudge(commandId: $commandId, gameId: $game, sentence: "Whose turn is it?") ${OUTCOME} }`,
      { game: table.id },
    );
    const stopped = await once(game, ({ state }) => state?.dispute?.id === dispute.id);
    expect([stopped.decision, stopped.state?.decision?.decisionId]).toEqual([null, decision?.decisionId]);
    expect(await game.legal()).toMatchObject({ plays: [], lackingMana: [] });
    expect((await game.legal()).commands).not.toContain('ANSWER');
    await expect(game.play(mountain).next()).rejects.toMatchObject({ name: 'Refused', code: 'STOPPED' });

    await anna.command(
      `mutation ($commandId: ID!, $id: ID!) { withdrawCall(commandId: $commandId, disputeId: $id) ${OUTCOME} }`,
      { id: dispute.id },
    );
    await once(game, (now) => now.decision?.decisionId === decision?.decisionId);
    expect((await game.legal()).plays).not.toEqual([]);
    expect((await game.play(mountain).next()).kind).toBe('complete');
    game.close();
    await bot;
    expect(asked).toEqual([decision?.decisionId, decision?.decisionId]);
  });
});
