// What a projection can rely on, shown with a tiny one over each event store.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commandId, streamName } from '#kernel';
import { StoreUnavailable, type EventStore, type NewEvent } from '#event-store';
import { EMPTY_TAIL, type Tail } from '../../events/chain.js';
import { decode } from '../../events/decode.js';
import { counting, Figures, Lines, until } from '#testkit/log/followed';
import { batchOf, SAMPLE_CODEC } from '#testkit/log/samples';
import { Follower, type FollowerDeps } from '../follower.js';
import { Followers } from '../followers.js';
import { MemoryRows } from '../memory-rows.js';
import type { Projection } from '../projection.js';
import { ReadModelDamaged, type Placed, type ReadBatch } from '../read-model.js';
import type { Rows } from '../rows.js';

export interface FollowedStore {
  readonly store: EventStore;
  dispose(): Promise<void>;
}

/** How often each text was noted. */
const NOTED: Projection<Rows> = {
  name: 'noted',
  version: '1',
  types: ['Noted'],
  apply(rows, stored) {
    const { event } = decode(SAMPLE_CODEC, stored, 'strict');
    if (event.type !== 'Noted') return;
    if (event.text === 'poison') throw new TypeError('the fold has a fault');
    rows.put(event.text, Number(rows.get(event.text) ?? 0) + 1);
  },
};

/** Folds the same into capitals. */
const NOTED_LOUD: Projection<Rows> = {
  ...NOTED,
  version: '2',
  apply(rows, stored) {
    const { event } = decode(SAMPLE_CODEC, stored, 'strict');
    if (event.type === 'Noted') rows.put(event.text.toUpperCase(), true);
  },
};

/** Rows that fail on demand. */
class Moody extends MemoryRows {
  mood: 'well' | 'disk-full' | 'damaged' = 'well';
  resets = 0;
  onApply = (): void => undefined;

  override apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Rows, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    this.onApply();
    if (this.mood === 'disk-full') throw new Error('no space is left');
    if (this.mood === 'damaged') throw new ReadModelDamaged('torn');
    return super.apply(batch, fold);
  }

  override reset(): void {
    this.resets += 1;
    this.mood = 'well';
    super.reset();
  }
}

const keysOf = (rows: MemoryRows): string[] => rows.page({ max: 9_999 }).map(({ key }) => key);

export function describeFollowing(name: string, makeStore: () => Promise<FollowedStore>): void {
  describe(name, () => {
    let made: FollowedStore;
    let store: ReturnType<typeof counting>;
    let rows: Moody;
    let log: Lines;
    let tail: Tail;
    const running: Follower<Rows, MemoryRows>[] = [];

    beforeEach(async () => {
      made = await makeStore();
      store = counting(made.store);
      rows = new Moody();
      log = new Lines();
      tail = EMPTY_TAIL;
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((follower) => follower.stop()));
      await made.dispose();
    });

    async function note(texts: readonly string[], change = (event: NewEvent) => event): Promise<void> {
      const stream = streamName('game-1');
      const id = commandId(`c${tail.links}`);
      const noted = texts.map((text) => ({ type: 'Noted', text }) as const);
      const { events, tail: after } = batchOf(noted, { stream, commandId: id, after: tail });
      tail = after;
      const changed = events.map(({ id, type, data, metadata }) => change({ id, type, data, metadata }));
      expect((await made.store.append(stream, 'any', changed)).kind).toBe('appended');
    }

    function follow(
      projection = NOTED,
      deps: Partial<FollowerDeps> = {},
      model: MemoryRows = rows,
    ): Follower<Rows, MemoryRows> {
      const follower = new Follower<Rows, MemoryRows>(projection, model, { store, log, ...deps });
      running.push(follower);
      follower.start();
      return follower;
    }

    it('catches up with what there is, and then keeps up', async () => {
      await note(['a', 'b', 'a']);
      const follower = follow();
      expect(() => follower.ask(keysOf)).toThrow(StoreUnavailable);
      expect(follower.health().status).toBe('down');
      await follower.caughtUp();
      expect(follower.ask((model) => model.get('a'))).toBe(2);
      expect(follower.health()).toEqual({ status: 'ok', detail: 'following the log' });
      const heard: string[] = [];
      follower.onFolded((events) => heard.push(...events.map(({ type }) => type)));
      await note(['c']);
      await until(() => rows.get('c') === 1);
      await until(() => heard.length === 1);
      expect(heard).toEqual(['Noted']);
    });

    it('goes on from its checkpoint after a restart, and reads nothing twice', async () => {
      await note(['a', 'b']);
      const before = follow();
      await before.caughtUp();
      await before.stop();
      expect(store.handedOut).toHaveLength(2);
      await note(['c']);
      await follow().caughtUp();
      expect(store.handedOut).toHaveLength(3);
      expect(keysOf(rows)).toEqual(['a', 'b', 'c']);
      expect(rows.resets).toBe(0);
    });

    it('is handed only events of its types, and from the end only later ones', async () => {
      const changeLife = async (name: string): Promise<void> => {
        const stream = streamName(name);
        const { events } = batchOf([{ type: 'LifeChanged', player: 'ann', by: 1 }], { stream });
        await made.store.append(stream, 'any', events);
      };
      await changeLife('game-2');
      await note(['before']);
      const follower = follow({ ...NOTED, from: 'end' });
      await follower.caughtUp();
      expect(store.handedOut).toEqual([]);
      await changeLife('game-3');
      await note(['after']);
      await until(() => rows.get('after') === 1);
      expect(keysOf(rows)).toEqual(['after']);
      expect(store.handedOut.map(({ type }) => type)).toEqual(['Noted']);
    });

    it('is folded again when another version folded it, and answers nothing meanwhile', async () => {
      await note(['a', 'b']);
      const before = follow();
      await before.caughtUp();
      await before.stop();
      const follower = follow(NOTED_LOUD);
      expect(() => follower.ask(keysOf)).toThrow(StoreUnavailable);
      await follower.caughtUp();
      expect(follower.ask(keysOf)).toEqual(['A', 'B']);
      expect(log.lines).toEqual(['warn read-model-rebuilt {"kind":"noted","reason":"other-version"}']);
    });

    it('lets an earlier version answer while the new one is built, if its queries can read it', async () => {
      await note(['a', 'b']);
      const before = follow();
      await before.caughtUp();
      await before.stop();
      rows.mood = 'disk-full';
      const follower = follow({ ...NOTED_LOUD, readable: ['1'] });
      await until(() => follower.health().detail.endsWith(': Error'));
      expect(follower.health()).toMatchObject({
        status: 'degraded',
        detail: expect.stringMatching(/^an earlier version answers; reading the log for \d+ s/),
      });
      expect(follower.ask(keysOf)).toEqual(['a', 'b']);
      await follower.stop();
      // The same after a restart in the middle of it.
      const again = follow({ ...NOTED_LOUD, readable: ['1'] });
      expect(again.ask(keysOf)).toEqual(['a', 'b']);
      rows.mood = 'well';
      await again.caughtUp();
      expect(again.ask(keysOf)).toEqual(['A', 'B']);
      expect(again.health().status).toBe('ok');
      expect(rows.resets).toBe(0);
    });

    it('is folded again when it was folded from another log', async () => {
      const other = await makeStore();
      const stranger = batchOf([{ type: 'Noted', text: 'x' }], { commandId: commandId('x') });
      await other.store.append(streamName('game-9'), 'any', stranger.events);
      const before = follow(NOTED, { store: other.store });
      await before.caughtUp();
      await before.stop();
      await other.dispose();
      await note(['a', 'b']);
      await follow().caughtUp();
      expect(keysOf(rows)).toEqual(['a', 'b']);
      expect(log.lines).toEqual(['warn read-model-rebuilt {"kind":"noted","reason":"other-log"}']);
    });

    it('is folded again when it is damaged', async () => {
      await note(['a']);
      const follower = follow();
      await follower.caughtUp();
      rows.mood = 'damaged';
      await note(['b']);
      await until(() => rows.resets === 1);
      await follower.caughtUp();
      expect(follower.ask(keysOf)).toEqual(['a', 'b']);
      expect(log.lines).toEqual(['error read-model-rebuilt {"kind":"noted","reason":"damaged"}']);
    });

    it('is retried after ever longer pauses while it fails; it says so, and how far behind it is', async () => {
      let now = 1_000;
      const pauses: number[] = [];
      const told = new Set<string>();
      await note(['a']);
      const follower = follow(NOTED, {
        now: () => now,
        pause: (milliseconds) => {
          pauses.push(milliseconds);
          now += milliseconds;
          told.add(follower.health().status);
          if (pauses.length === 8) rows.mood = 'well';
          return Promise.resolve();
        },
      });
      await follower.caughtUp();
      expect([follower.lag, pauses]).toEqual([0, []]);
      rows.mood = 'disk-full';
      await note(['b']);
      await until(() => rows.get('b') === 1);
      await until(() => follower.lag === 0);
      expect([...told]).toEqual(['degraded']);
      expect(pauses).toEqual([50, 100, 200, 400, 800, 1_600, 2_000, 2_000]);
      expect(follower.health().status).toBe('ok');
      expect(log.lines).toEqual([
        'error log-not-followed {"kind":"noted","reason":"Error"}',
        'info log-followed-again {"kind":"noted"}',
      ]);
      // The next failure begins with a short pause again.
      rows.mood = 'disk-full';
      pauses.length = 7;
      await note(['c']);
      await until(() => rows.get('c') === 1);
      expect(pauses.slice(7)).toEqual([50]);
    });

    it('reports its lag in seconds, from the event it could not fold until it has folded everything', async () => {
      let now = 0;
      let goOn = (): void => undefined;
      await note(['a']);
      const follower = follow(NOTED, {
        now: () => now,
        pause: (_milliseconds, signal) =>
          new Promise((resolve) => {
            goOn = resolve;
            signal.addEventListener('abort', () => resolve());
            if (signal.aborted) resolve();
          }),
      });
      now = 3_000;
      expect(follower.lag).toBe(3);
      await follower.caughtUp();
      expect(follower.lag).toBe(0);
      rows.mood = 'disk-full';
      await note(['b']);
      await until(() => follower.health().status === 'degraded');
      now = 45_000;
      expect(follower.lag).toBe(42);
      expect(follower.health()).toEqual({ status: 'degraded', detail: 'behind for 42 s: Error' });
      expect(follower.ask(keysOf)).toEqual(['a']);
      rows.mood = 'well';
      goOn();
      await until(() => follower.lag === 0);
      expect(follower.ask(keysOf)).toEqual(['a', 'b']);
    });

    it('lags from the moment an event is handed over until it is folded', async () => {
      let now = 0;
      const lags: number[] = [];
      const follower = follow(NOTED, { now: () => (now += 1_000) });
      await follower.caughtUp();
      rows.onApply = () => void lags.push(follower.lag);
      await note(['a']);
      await until(() => rows.get('a') === 1);
      expect(lags).toEqual([1]);
      await until(() => follower.lag === 0);
    });

    it('leaves out a poisonous event, names it, and folds every other event once', async () => {
      await note(['a', 'poison', 'a', 'b']);
      await note(['never seen'], (event) => ({ ...event, data: { text: 7, secret: 'SECRET' } }));
      await note(['a']);
      const follower = follow();
      await follower.caughtUp();
      expect(rows.page({ max: 9 })).toEqual([
        { key: 'a', value: 3 },
        { key: 'b', value: 1 },
      ]);
      expect(follower.health()).toEqual({ status: 'degraded', detail: '2 events could not be read' });
      expect(log.lines).toEqual([
        'error event-left-out {"kind":"noted","stream":"game-1","revision":1,"reason":"not-foldable"}',
        'error event-left-out {"kind":"noted","stream":"game-1","revision":4,"reason":"not-of-its-shape"}',
      ]);
      await note(['c']);
      await until(() => rows.get('c') === 1);
    });

    it('is reported with every other one of its node', async () => {
      const figures = new Figures();
      const followers = new Followers(store, figures, log);
      const follower = followers.of<Rows, MemoryRows>(NOTED, rows);
      expect(() => followers.of(NOTED, rows)).toThrow('two projections are called noted');
      running.push(follower);
      follower.start();
      await follower.caughtUp();
      expect([...followers.all].map(([each, { health }]) => [each, health.call(follower).status])).toEqual([
        ['noted', 'ok'],
      ]);
      expect(figures.lags.get('noted')?.()).toBe(0);
    });

    it('says that it is behind once the store is closed, and still ends', async () => {
      await note(['a']);
      const follower = follow();
      await follower.caughtUp();
      await made.store.close();
      await until(() => follower.health().status === 'degraded');
      expect(follower.health().detail).toMatch(/: StoreUnavailable$/);
      expect(follower.ask(keysOf)).toEqual(['a']);
    });
  });
}
