// The view of a moment does not depend on where its reader was before, nor on who reads beside them; and the
// outline read from the log is that of the events, however often and in how many parts it is read.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { gameId, instant, type GameId } from '#kernel';
import type { EventStore, ReadOptions, Revision } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import type { GameEvent, Seat } from '#rules';
import { OutlineProjector, viewerKey } from '#visibility';
import { passingGame, recordedGame, type MagicGame } from '#testkit/games/magic';
import { GameWriter } from '#testkit/lobby/logged';
import { JUDGE, SPECTATOR, viewerAt, type Viewer } from '#testkit/eyes/granted-viewers';
import * as visibility from '#visibility';
import type { GrantedEyes } from '../eyes/granted-eyes.js';
import { History } from './history.js';
import { Outlines } from './outlines.js';
import { PastViews } from './past-views.js';
import { MemorySnapshots } from './snapshots.js';

const GAMES: readonly MagicGame[] = [
  { seed: 'walks', decisions: 24 },
  { seed: 'walks', decisions: 24, variant: 'pentaland', deck: 'secretive' },
  { seed: 'walks', decisions: 20, variant: 'utopia', deck: 'showing', players: 3 },
  { seed: 'walks', decisions: 20, variant: 'war-zone', deck: 'secretive' },
];
const VIEWERS: readonly Viewer[] = [viewerAt(0 as Seat), viewerAt(1 as Seat), SPECTATOR, JUDGE];

const store = new MemoryEventStore();
const ids = GAMES.map((_, nth) => gameId(`game-${nth}`));
const logs = GAMES.map((game) => recordedGame(game).batches.map(({ events }) => events));
const writer = new GameWriter(store);
beforeAll(async () => {
  for (const [nth, id] of ids.entries()) for (const batch of logs[nth]!) await writer.write(id, batch);
});

const folded = new Map<string, ReturnType<typeof foldedAnew>>();
/** Folded from the beginning. */
const cold = (game: GameId, viewer: Viewer, moment: number): ReturnType<typeof foldedAnew> => {
  const key = `${game} ${viewerKey(viewer)} ${moment}`;
  const found = folded.get(key) ?? foldedAnew(game, viewer, moment);
  folded.set(key, found);
  return found;
};

async function foldedAnew(game: GameId, viewer: Viewer, moment: number) {
  const gallery = await new History(store, new MemorySnapshots(0)).galleryAt(game, viewer, moment);
  const projector = gallery.projector(viewer);
  return { moment: gallery.moment, seq: projector.seq, view: projector.viewOf(gallery.state) };
}
const warm = (): PastViews => new PastViews(new History(store, new MemorySnapshots()));
const lastOf = async (game: GameId): Promise<number> => (await cold(game, SPECTATOR, Infinity)).moment;

describe.each(ids.map((id, nth) => [JSON.stringify(GAMES[nth]), id] as const))('%s', (_, game) => {
  it('any moment is the one folded from the beginning, from wherever one comes', async () => {
    const last = await lastOf(game);
    expect(last).toBeGreaterThan(95);
    for (const viewer of VIEWERS) {
      const views = warm();
      // Far jumps, steps on, steps back beyond what is kept, and the same moment again.
      const way = [last, 1, 2, 3, 90, 91, 90, 85, 70, 71, 71, 140, last - 1, last, 5].filter(
        (at) => at <= last,
      );
      for (const moment of way)
        expect(await views.at(game, viewer, moment)).toEqual(await cold(game, viewer, moment));
    }
  });

  it('forward through the whole game, and back', async () => {
    const viewer = viewerAt(1 as Seat);
    const last = await lastOf(game);
    const views = warm();
    const seen = [];
    for (let moment = 1; moment <= last; moment += 1) seen.push(await views.at(game, viewer, moment));
    for (let moment = last; moment >= 1; moment -= 1)
      expect(await views.at(game, viewer, moment)).toEqual(seen[moment - 1]);
    for (const moment of [1, 33, 77, last])
      expect(seen[moment - 1]).toEqual(await cold(game, viewer, moment));
  });

  it('for many readers at once', async () => {
    const last = await lastOf(game);
    const views = warm();
    const asked = Array.from({ length: 40 }, (__, nth) => ({
      viewer: VIEWERS[nth % 3]!,
      moment: 1 + ((nth * 37) % last),
    }));
    const seen = await Promise.all(asked.map(({ viewer, moment }) => views.at(game, viewer, moment)));
    for (const [nth, { viewer, moment }] of asked.entries())
      expect(seen[nth]).toEqual(await cold(game, viewer, moment));
  });

  it('the outline in the log is that of its events', async () => {
    const outlines = new Outlines(store, new History(store, new MemorySnapshots()));
    for (const viewer of VIEWERS) {
      const projector = new OutlineProjector(viewer);
      const batches = logs[ids.indexOf(game)]!;
      let at = 1_000;
      for (const batch of batches) {
        at += 1;
        for (const event of batch) projector.observe(event, instant(at));
      }
      const { outline, seqAt } = await outlines.of(game, viewer, undefined);
      expect(outline.moments).toBe(await lastOf(game));
      // The times are those of the log; all games of this file share one clock.
      const timeless = ({ commands, questions, ...rest }: typeof outline) => ({
        ...rest,
        commands: commands.map(({ moment, seat }) => ({ moment, seat })),
        questions: questions.map(({ moment, seat, kind, ended }) => ({ moment, seat, kind, ended })),
      });
      expect(timeless(outline)).toEqual(timeless(projector.outline()));
      for (const moment of [0, 1, 50, outline.moments]) expect(seqAt(moment)).toBe(projector.seqAt(moment));
    }
  });
});

/** The store, and what was read of it. */
function counted() {
  const read = { times: 0, events: 0 };
  const counting = new Proxy(store, {
    get(target: EventStore, name: keyof EventStore) {
      if (name !== 'read') return Reflect.get(target, name) as unknown;
      return async (stream: never, options: ReadOptions) => {
        const found = await target.read(stream, options);
        read.times += 1;
        if (found.kind === 'found') read.events += found.events.length;
        return found;
      };
    },
  });
  return { counting, reads: () => ({ ...read }) };
}

it('a step reads next to nothing of the log', async () => {
  const { counting, reads } = counted();
  const views = new PastViews(new History(counting, new MemorySnapshots()));
  const [game] = ids;
  const last = await lastOf(game!);
  await views.at(game!, SPECTATOR, last);
  await views.at(game!, SPECTATOR, 100);
  const before = reads().events;
  for (const moment of [101, 102, 101, 100, 99, 98, 99, 100, 103])
    expect((await views.at(game!, SPECTATOR, moment)).moment).toBe(moment);
  expect(reads().events - before).toBeLessThanOrEqual(40);
});

it('a game that goes on is outlined and shown on from where it was', async () => {
  const game = gameId('goes-on');
  const batches = logs[0]!.map((batch) => batch.map((event) => event));
  const outlines = new Outlines(store, new History(store, new MemorySnapshots()));
  const views = warm();
  const viewer = viewerAt(0 as Seat);
  for (const batch of batches.slice(0, 20)) await writer.write(game, batch);
  const before = await outlines.of(game, viewer, undefined);
  const text = JSON.stringify(before.outline);
  await views.at(game, viewer, before.outline.moments);
  for (const batch of batches.slice(20)) await writer.write(game, batch);
  const after = await outlines.of(game, viewer, undefined);
  expect(JSON.stringify(before.outline)).toBe(text);
  expect(after.outline.moments).toBeGreaterThan(before.outline.moments);
  expect(after.outline.turns.slice(0, before.outline.turns.length)).toEqual(before.outline.turns);
  for (const moment of [before.outline.moments, before.outline.moments + 1, after.outline.moments])
    expect(await views.at(game, viewer, moment)).toEqual(await cold(game, viewer, moment));
});

it('what one seat alone notices belongs to the moment before it, whenever it comes', async () => {
  const game = gameId('passing');
  const batches: GameEvent[][] = [];
  for (const event of passingGame())
    if (event.type === 'CommandAccepted') batches.push([event]);
    else batches.at(-1)!.push(event);
  const viewer = viewerAt(0 as Seat);
  const views = warm();
  for (const batch of batches.slice(0, -3)) await writer.write(game, batch);
  const last = await lastOf(game);
  const early = await views.at(game, viewer, last);
  for (const batch of batches.slice(-3)) await writer.write(game, batch);
  expect(await lastOf(game)).toBe(last);
  const late = await views.at(game, viewer, last);
  folded.clear();
  expect(late).toEqual(await cold(game, viewer, last));
  expect(late.seq).toBe(early.seq + 2);
  expect(await views.at(game, viewer, last - 1)).toEqual(await cold(game, viewer, last - 1));
  const { seqAt } = await new Outlines(store, new History(store, new MemorySnapshots())).of(
    game,
    viewer,
    undefined,
  );
  expect(seqAt(last)).toBe(late.seq);
});

it('an outline is read up to the revision asked for, and by many at once only once', async () => {
  const [game] = ids;
  const outlines = new Outlines(store, new History(store, new MemorySnapshots()));
  const part = await outlines.of(game!, SPECTATOR, 200 as Revision);
  const all = await Promise.all(Array.from({ length: 5 }, () => outlines.of(game!, SPECTATOR, undefined)));
  expect(part.outline.moments).toBeLessThan(201);
  const once = await new Outlines(store, new History(store, new MemorySnapshots())).of(
    game!,
    SPECTATOR,
    undefined,
  );
  for (const { outline } of all) expect(outline).toEqual(once.outline);
});

it('outlines are kept within a bound, the latest asked for longest, and written again otherwise', async () => {
  const { counting, reads } = counted();
  const history = new History(store, new MemorySnapshots());
  const { outline } = await new Outlines(store, history).of(ids[0]!, SPECTATOR, undefined);
  const outlines = new Outlines(counting, history, 100);
  for (let times = 0; times < 3; times += 1)
    expect((await outlines.of(ids[0]!, SPECTATOR, 5_000 as Revision)).outline).toEqual(outline);
  expect(reads().times).toBeGreaterThanOrEqual(3);
});

it('nothing is shown to eyes that were not granted', async () => {
  const [game] = ids;
  const [forged, outlines] = [
    visibility.JUDGE as GrantedEyes,
    new Outlines(store, new History(store, new MemorySnapshots())),
  ];
  await expect(warm().at(game!, forged, 1)).rejects.toThrow('not granted');
  await expect(outlines.of(game!, forged, undefined)).rejects.toThrow('not granted');
});
