// A board of a thousand tokens in a served game: it comes, attacks and is swept away, everyone follows it, a restarted
// server shows the same, and its log verifies.
import { afterEach, expect, it } from '@jest/globals';
import type { Effect, Face } from '#abilities';
import type { CardDefinition } from '#cards';
import { hashText, type Json, type PlayerId } from '#kernel';
import { applyPatch, type FeedEntry, publishedView } from '#visibility';
import { alwaysTheseCards } from './ports/index.js';
import { GameNode, type GameSetting } from '#testkit/node/game-node';

const MANY = 1_000;
const GOBLIN = {
  kind: 'made',
  face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
} as const;
function sorcery(name: string, effect: Effect): CardDefinition {
  const face: Face = {
    kind: 'face',
    name,
    cost: '{0}',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', body: { kind: 'plain', effect } }],
  };
  return { name, cost: '{0}', typeLine: 'Sorcery', faces: [face] };
}
const HORDE = sorcery('Horde', { kind: 'create-token', token: GOBLIN, count: MANY });
const SWEEP = sorcery('Sweep', {
  kind: 'destroy',
  what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
});
const CARDS = alwaysTheseCards({ catalogue: hashText('crowd'), definitions: [HORDE, SWEEP] });
const PASS = { kind: 'priority', action: 'pass' } as const;

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start({ cards: CARDS, ...setting });
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

interface Played {
  readonly on: GameNode;
  readonly players: readonly [PlayerId, PlayerId];
  readonly game: string;
}

/** Passes until the first player can cast a card of that name in their main phase, and lets it resolve. */
async function cast({ on, players, game }: Played, name: string): Promise<void> {
  for (;;) {
    const { view } = await on.sight(players[0], game);
    const { turn, decision, objects, seats } = view;
    const object = seats['0']?.hand?.find((id) => objects[id]?.name === name);
    const isMain = turn?.active === 0 && turn.step === 'precombat-main' && decision?.seat === 0;
    if (isMain && object !== undefined) {
      await on.answerOpen(players, game, { kind: 'priority', action: { do: 'cast', object } });
      break;
    }
    await goOn({ on, players, game });
  }
  for (let passes = 0; passes < 2; passes += 1) await on.answerOpen(players, game, PASS);
}

/** Passes; nobody attacks, and who has too many cards discards some. */
async function goOn({ on, players, game }: Played): Promise<void> {
  const [anna, boris] = players;
  const { decision } = (await on.sight(anna, game)).view;
  const { question } = (await on.sight(decision?.seat === 0 ? anna : boris, game)).view.decision ?? {};
  if (question?.kind === 'choose-objects')
    await on.answerOpen(players, game, {
      kind: 'choose-objects',
      objects: question.candidates.slice(0, question.least),
    });
  else if (question?.kind === 'attackers')
    await on.answerOpen(players, game, { kind: 'attackers', attacks: [] });
  else await on.answerOpen(players, game, PASS);
}

async function feedOf({ on, game }: Played, player: PlayerId): Promise<readonly FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await on.readFeed(player, game, cursor);
    if (page.kind !== 'found') throw new Error(page.kind);
    for (const { seq, moment, at, story, patch } of page.value.entries)
      entries.push({ seq, moment, at, story, patch });
    if (page.value.complete) return entries;
    cursor = page.value.cursor;
  }
}

const foldOf = (entries: readonly FeedEntry[]): Json =>
  entries.reduce<Json>((view, { patch }) => applyPatch(view, patch), null);

it('a thousand tokens enter and are swept away, for every viewer and on a restarted server', async () => {
  const on = await node({});
  const players = [await on.player('Anna'), await on.player('Boris')] as const;
  const game = await on.playing(players, { ruleset: 'magic', librarySize: 60 });
  const played = { on, players, game };
  const live = await on.follow(players[1], game);
  await cast(played, 'Horde');
  const { view: full, moment } = await on.sight(players[1], game);
  expect(full.battlefield).toHaveLength(MANY);
  await cast(played, 'Sweep');
  expect((await on.sight(players[1], game)).view.battlefield).toEqual([]);

  const followed: FeedEntry[] = [];
  const { seq } = await on.sight(players[1], game);
  for await (const message of live) {
    if (message.kind === 'closed') throw new Error(message.reason);
    if (message.kind === 'entry') followed.push(message.entry);
    if (followed.at(-1)?.seq === seq) break;
  }
  expect(foldOf(followed)).toEqual(publishedView((await on.sight(players[1], game)).view));

  const restarted = await node({ store: on.store, clock: on.clock });
  for (const player of players) {
    const entries = await feedOf(played, player);
    // They come, die, and cease to exist.
    const crowds = entries.filter(({ story }) => story.type === 'HappenedAtOnce');
    expect(crowds).toHaveLength(3);
    for (const crowd of crowds) expect(JSON.stringify(crowd).length).toBeLessThan(700_000);
    const { view } = await on.sight(player, game);
    expect(foldOf(entries)).toEqual(publishedView(view));
    expect(await feedOf({ ...played, on: restarted }, player)).toEqual(entries);
    expect((await restarted.sight(player, game)).view).toEqual(view);
  }
  expect((await restarted.sight(players[1], game, moment)).view).toEqual(full);

  await restarted.act(players[1], game, { type: 'concede' });
  expect(await restarted.verify(players[0], game)).toMatchObject({
    kind: 'found',
    value: { fault: null, differences: [] },
  });
});
