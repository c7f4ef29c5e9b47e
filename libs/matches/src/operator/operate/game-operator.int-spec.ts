// What the operator cannot have a game do: the refusal has a code and says what to do instead, and nothing is appended.
import { describe, expect, it } from '@jest/globals';
import { commandId, gameId, hashText, instant } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { EMPTY_TAIL, encodeBatch, GameSecrets, gameStream, readLog } from '#log';
import type { GameEvent } from '#rules';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { AssistedTable, BEAR, card } from '#testkit/tables/assisted-table';
import { CREATURE, gain, whenever } from '#testkit/tables/rules-table';
import { alwaysTheseCards } from '../../ports/index.js';
import { GAME_CODEC } from '../../game/log/game-log.js';
import { GameOperator } from './game-operator.js';
import { inspectGame } from './inspect.js';

const GAME = gameId('assisted');
const WATCHER = card(
  'Watcher',
  ['enchantment'],
  [whenever({ kind: 'moves', what: CREATURE, from: ['battlefield'] }, gain(1))],
);
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Whoever has so many creatures has conceded, and an ability that triggers for each of them was too much to go on with. */
function conceded(creatures: number): AssistedTable {
  const table = new AssistedTable([{ battlefield: many(creatures, BEAR) }, { battlefield: [WATCHER] }, {}]);
  return table.concede(0);
}

const LAID_AT_ONCE = 500;
/** In the batches of the commands; the position that was laid out comes in batches of its own. */
function batchesOf(events: readonly GameEvent[]): GameEvent[][] {
  const laid = events.findIndex(({ type }) => type === 'CommandAccepted');
  const said = {
    type: 'CommandAccepted',
    command: { type: 'ready' },
    engine: 'laid',
    at: instant(0),
  } as const;
  const batches: GameEvent[][] = [];
  for (let from = 0; from < laid; from += LAID_AT_ONCE)
    batches.push([said, ...events.slice(from, Math.min(laid, from + LAID_AT_ONCE))]);
  for (const event of events.slice(laid))
    if (event.type === 'CommandAccepted') batches.push([event]);
    else batches.at(-1)?.push(event);
  return batches;
}

/** The game as a log, and what the operator needs to do something about it. */
async function logged({ events }: AssistedTable) {
  const [store, clock] = [new MemoryEventStore(), new HandClock()];
  const entropy = { bytes: (count: number) => new Uint8Array(count) };
  const { chain: secret } = await new GameSecrets(store, TEST_KEYS, entropy, clock).create(GAME);
  const stream = gameStream(GAME);
  let after = EMPTY_TAIL;
  for (const [nth, batch] of batchesOf(events).entries()) {
    const command = { stream, actor: 'server', commandId: commandId(`c${nth}`), at: clock.now() } as const;
    const encoded = encodeBatch(GAME_CODEC, { ...command, events: batch, after, secret });
    const { kind } = await store.append(stream, nth === 0 ? 'no-stream' : 'any', encoded.events);
    expect(kind).toBe('appended');
    after = encoded.tail;
  }
  const cards = alwaysTheseCards({ catalogue: hashText('assisted'), definitions: [BEAR] });
  const workshop = { store, keys: TEST_KEYS, cards, clock };
  return {
    operator: new GameOperator(workshop),
    length: async () => (await readLog(store, GAME_CODEC, stream)).events.length,
    quarantine: async () => (await inspectGame(workshop, GAME))?.quarantine?.why,
  };
}

describe('a quarantined game with more abilities waiting than the log takes at once', () => {
  it('is not released and stays quarantined, and the operator is told to repair it or to end it', async () => {
    const table = conceded(1_900);
    expect(table.state.agenda.triggers).toHaveLength(1_900);
    const { operator, length, quarantine } = await logged(table);
    const before = await length();
    expect(await operator.give(GAME, 'release-game')).toEqual({
      kind: 'refused',
      code: 'too-much-work',
      message: expect.stringMatching(/Nothing was done\. Repair the game.* or end it\.$/),
    });
    expect([await length(), await quarantine()]).toEqual([before, 'too-much-work']);
    for (const deed of ['repair-game', 'release-game'] as const)
      expect(await operator.give(GAME, deed)).toEqual({ kind: 'done' });
    expect(await quarantine()).toBeUndefined();
  });
});

describe('a command the rules refuse the operator', () => {
  it('is refused with the code and the words of the rules', async () => {
    const table = conceded(1);
    const refusal = table.give({ actor: 'operator', command: { type: 'release-game' } });
    const { operator } = await logged(table);
    expect(await operator.give(GAME, 'release-game')).toEqual({
      kind: 'refused',
      code: 'not-due',
      message: refusal?.message,
    });
  });
});
