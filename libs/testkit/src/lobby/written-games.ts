// Games that tests play and write into a log.
import { commandId, gameId, instant, playerId } from '#kernel';
import type { EventStore } from '#event-store';
import { encodeBatch, gameStream, readLog, type Codec } from '#log';
import { EVENTS, type GameEvent, type Terms } from '#rules';
import { PLAYERS, TestTable } from '../tables/test-table.js';

export const CODEC: Codec<GameEvent> = EVENTS;

/** A game of so many turns, which the second player concedes. */
export function played(id: string, turns: number, terms: Partial<Terms> = {}): TestTable {
  const table = new TestTable({ terms, seed: id }).play();
  for (let turn = 1; turn < turns; turn += 1) table.passTurn();
  table.act(PLAYERS[1]!, { type: 'concede' });
  return table;
}

/** Appends what the table has beyond what the store has of it. */
export async function write(
  store: EventStore,
  id: string,
  { events: all }: Pick<TestTable, 'events'>,
): Promise<void> {
  const stream = gameStream(gameId(id));
  const had = await readLog(store, CODEC, stream);
  const events = all
    .slice(had.events.length)
    .map((event) => (event.type === 'GameCreated' ? { ...event, game: gameId(id) } : event));
  const batch = { stream, events, after: had.tail, secret: 'a secret' };
  const { events: encoded } = encodeBatch(CODEC, {
    ...batch,
    actor: playerId('alice'),
    commandId: commandId(`c${String(had.events.length)}`),
    at: instant(1_700_000_000_000 + had.events.length),
  });
  const { kind } = await store.append(stream, had.expected, encoded);
  if (kind !== 'appended') throw new Error(`the events of ${id} were not appended: ${kind}`);
}
