import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, instant, streamName, type GameId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import {
  ANNA,
  BEGINS,
  BORIS,
  CHLOE,
  createdBy,
  ENDS,
  invites,
  seat,
  sits,
  uninvites,
} from '#testkit/lobby/life';
import type { GameEvent } from '#rules';
import { type ReadBatch, type Placed, ReadModelDamaged } from '#log';
import { follow, GameWriter, type FollowedLobby } from '#testkit/lobby/logged';
import { counting, until } from '#testkit/log/followed';
import { MemoryLobbyIndex, type ListRequest, type Shelf } from './index.js';

/** An index that fails on demand; like a file, it outlives its followers. */
class Moody extends MemoryLobbyIndex {
  mood: 'well' | 'disk-full' | 'damaged' = 'well';
  resets = 0;

  override apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    this.#sigh();
    return super.apply(batch, fold);
  }

  override list(request: ListRequest) {
    this.#sigh();
    return super.list(request);
  }

  override reset(): void {
    this.resets += 1;
    this.mood = 'well';
    super.reset();
  }

  override close(): void {
    // It keeps its contents for the next follower.
  }

  #sigh(): void {
    if (this.mood === 'disk-full') throw new Error('no space is left');
    if (this.mood === 'damaged') throw new ReadModelDamaged('torn');
  }
}

let store: MemoryEventStore;
let counted: ReturnType<typeof counting>;
let writer: GameWriter;
let index: Moody;
let followed: FollowedLobby;

const gathering = (): GameId[] =>
  followed.lobby
    .ask((lists) => lists.list({ of: { kind: 'lobby', status: 'gathering' }, player: CHLOE, max: 9_999 }))
    .map(({ game }) => game.id);
const start = (): void => {
  followed = follow(counted, index);
};
const stop = (): Promise<void> => followed.lobby.onModuleDestroy();

beforeEach(() => {
  store = new MemoryEventStore();
  counted = counting(store);
  writer = new GameWriter(store);
  index = new Moody();
});
afterEach(async () => {
  await stop();
  await store.close();
});

describe('the follower of the log', () => {
  it('catches up with the log, and then keeps up', async () => {
    for (let nth = 0; nth < 700; nth += 1) await writer.create(`g${nth}`);
    start();
    expect(followed.follower.health().status).toBe('down');
    expect(gathering).toThrow(StoreUnavailable);
    await followed.lobby.caughtUp();
    expect(followed.follower.health().status).toBe('ok');
    expect(gathering()).toHaveLength(700);
    await writer.create('new');
    await until(() => gathering()[0] === 'new');
    expect(gathering()).toHaveLength(701);
  });

  it('is handed life-cycle events alone', async () => {
    await writer.create('g1');
    const ready = { type: 'SeatReady', seat: seat(0), commitment: null } as const;
    await writer.write(gameId('g1'), [ready, sits(1, BORIS), ready, BEGINS, ENDS]);
    start();
    await followed.lobby.caughtUp();
    expect(counted.handedOut.map(({ type }) => type)).toEqual([
      'GameCreated',
      'SeatTaken',
      'SeatTaken',
      'GameBegan',
      'GameEnded',
    ]);
  });

  it('goes on from its checkpoint after a restart, and reads nothing twice', async () => {
    for (let nth = 0; nth < 300; nth += 1) await writer.create(`g${nth}`);
    start();
    await followed.lobby.caughtUp();
    expect(counted.handedOut).toHaveLength(600);
    await stop();
    await writer.create('meanwhile', [invites(BORIS)]);
    start();
    await followed.lobby.caughtUp();
    expect(counted.handedOut.slice(600).map(({ type }) => type)).toEqual([
      'GameCreated',
      'SeatTaken',
      'PlayerInvited',
    ]);
    expect(gathering()).toHaveLength(301);
    expect(index.resets).toBe(0);
  });

  it('rebuilds an index that was folded from another log, however far that one had got', async () => {
    const other = new MemoryEventStore();
    const others = new GameWriter(other);
    for (const id of ['x', 'y', 'z']) await others.create(id);
    const before = follow(other, index);
    await before.lobby.caughtUp();
    await before.lobby.onModuleDestroy();
    for (const id of ['a', 'b', 'c', 'd']) await writer.create(id);
    start();
    await followed.lobby.caughtUp();
    expect(index.resets).toBe(1);
    expect(gathering()).toEqual(['d', 'c', 'b', 'a']);
  });

  it('leaves out an event it cannot read, says so, and goes on', async () => {
    await writer.create('g1');
    await writer.write(gameId('g1'), [sits(1, BORIS)], (event) => ({
      ...event,
      data: { seat: 'nonsense', player: 'SECRET' },
    }));
    await writer.create('g2');
    start();
    await followed.lobby.caughtUp();
    expect(gathering()).toEqual(['g2', 'g1']);
    expect(followed.follower.health()).toEqual({
      status: 'degraded',
      detail: '1 events could not be read',
    });
    expect(followed.log.lines).toEqual([
      'error event-left-out {"kind":"lists","stream":"game-g1","revision":2,"reason":"not-of-its-shape"}',
    ]);
  });

  it('does not take what is in other streams for a game', async () => {
    await writer.create('g1');
    const [event] = await store.readAll({ max: 1 });
    await store.append(streamName('note-x'), 'any', [{ ...event!, id: event!.id }]);
    start();
    await followed.lobby.caughtUp();
    expect(gathering()).toEqual(['g1']);
    expect(followed.follower.health().status).toBe('ok');
  });

  it('survives an index that cannot be written to, reports it, and makes up for it', async () => {
    await writer.create('g1');
    start();
    await followed.lobby.caughtUp();
    index.mood = 'disk-full';
    await writer.create('g2');
    await until(() => followed.follower.health().status === 'degraded');
    expect(followed.figures.lags.get('lists')?.()).toBeGreaterThan(0);
    index.mood = 'well';
    expect(gathering()).toEqual(['g1']);
    await until(() => gathering().length === 2);
    expect(followed.follower.health().status).toBe('ok');
    expect(followed.figures.lags.get('lists')?.()).toBe(0);
    expect(followed.log.lines.map((line) => line.split(' {')[0])).toEqual([
      'error log-not-followed',
      'info log-followed-again',
    ]);
  });

  it.each(['an event', 'a question'])('rebuilds an index found damaged by %s', async (by) => {
    for (const id of ['a', 'b', 'c']) await writer.create(id);
    start();
    await followed.lobby.caughtUp();
    index.mood = 'damaged';
    if (by === 'an event') await writer.create('d');
    else expect(gathering).toThrow(StoreUnavailable);
    await until(() => index.resets === 1);
    await followed.lobby.caughtUp();
    expect(gathering()).toEqual(by === 'an event' ? ['d', 'c', 'b', 'a'] : ['c', 'b', 'a']);
  });

  it('shares an index with another follower', async () => {
    start();
    const other = follow(counted, index);
    for (let nth = 0; nth < 50; nth += 1) await writer.create(`g${nth}`);
    await until(() => followed.follower.health().status === 'ok' && gathering().length === 50);
    await other.lobby.caughtUp();
    expect(new Set(gathering()).size).toBe(50);
    await other.lobby.onModuleDestroy();
  });

  it('follows anew when the index was emptied behind its back', async () => {
    await writer.create('a');
    start();
    await followed.lobby.caughtUp();
    index.reset();
    await writer.create('b');
    await until(() => index.checkpoint() !== undefined);
    await followed.lobby.caughtUp();
    expect(gathering()).toEqual(['b', 'a']);
  });

  it('says that it does not keep up once the store is closed, and still ends', async () => {
    await writer.create('a');
    start();
    await followed.lobby.caughtUp();
    await store.close();
    await until(() => followed.follower.health().status === 'degraded');
    expect(gathering()).toEqual(['a']);
  });
});

describe('whose lists may have changed', () => {
  const g = gameId('g');
  const told: string[] = [];
  /** What is told of one batch of events. */
  async function of(...events: Parameters<GameWriter['write']>[1]): Promise<string> {
    const { length } = told;
    await writer.write(g, events);
    await until(() => told.length > length);
    expect(told).toHaveLength(length + 1);
    return told.at(-1)!;
  }
  const follows = async (terms: Parameters<typeof createdBy>[2]): Promise<void> => {
    told.length = 0;
    start();
    await followed.lobby.caughtUp();
    followed.lobby.onChange(({ everyone, players }) =>
      told.push([...(everyone ? ['everyone'] : []), ...players].join(' ')),
    );
    await of(createdBy(ANNA, g, { seats: 3, ...terms }), sits(0, ANNA));
  };
  const left: GameEvent<'SeatLeft'> = { type: 'SeatLeft', seat: seat(1), reason: 'left' };

  it('is everyone’s where a table is open, until it begins without spectators', async () => {
    await follows({ access: 'open', spectators: 'refused' });
    expect(told).toEqual(['everyone anna']);
    expect(await of(invites(BORIS))).toBe('boris');
    expect(await of(sits(1, CHLOE))).toBe('everyone anna chloe');
    expect(await of(left)).toBe('everyone anna chloe');
    expect(await of(BEGINS)).toBe('everyone anna');
    expect(await of(ENDS)).toBe('anna');
  });

  it.each(['private', 'invitation'] as const)(
    'is that of players and guests where a table is %s, and of whoever has just ceased to be one',
    async (access) => {
      await follows({ access });
      expect(told).toEqual(['anna']);
      expect(await of(invites(BORIS))).toBe('boris');
      expect(await of(sits(1, CHLOE))).toBe('anna chloe boris');
      expect(await of(left)).toBe('anna chloe boris');
      expect(await of(uninvites(BORIS))).toBe('boris');
      expect(await of(BEGINS)).toBe('anna');
    },
  );

  it('is no guest’s any more once a game has begun that nobody may watch', async () => {
    await follows({ access: 'private', spectators: 'refused' });
    await of(invites(BORIS));
    expect(await of(sits(1, CHLOE))).toBe('anna chloe boris');
    expect(await of(BEGINS)).toBe('anna chloe boris');
    expect(await of(ENDS)).toBe('anna chloe');
  });

  it('is nobody’s where the lists show nothing else, and of no interest where nobody listens', async () => {
    await follows({ access: 'open' });
    await writer.write(g, [{ type: 'OpeningBegan', deadline: instant(1) }]);
    expect(await of(sits(1, BORIS))).toBe('everyone anna boris');
    await stop();
    start();
    await followed.lobby.caughtUp();
    const { length } = told;
    await writer.write(g, [BEGINS]);
    await until(() => gathering().length === 0);
    expect(told).toHaveLength(length);
  });
});
