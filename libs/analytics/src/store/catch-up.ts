// Brings the file of the facts up to date with the log: every game that has ended, opened or gone back since.
import type { EventStore, StoredEvent } from '#event-store';
import type { StreamName } from '#kernel';
import { familyOf, memberOf, readLog, UndecodableEvent, type Codec, type EventPlace } from '#log';
import { EVENTS, type GameEvent } from '#rules';
import { factsOf } from '../facts/facts-of.js';
import { TABLE_NAMES, type Facts } from '../schema/tables.js';
import { CHANGES_FACTS, placeOf } from './due-games.js';
import { LOG_SOURCE, openWhenFree } from './facts-file.js';

const CODEC: Codec<GameEvent> = EVENTS;
const PAGE = 200;

export interface CaughtUp {
  /** The games whose facts were made. */
  readonly games: number;
  /** The games whose log cannot be read by this release. */
  readonly leftOut: readonly string[];
}

export async function catchUp(store: EventStore, file: string): Promise<CaughtUp> {
  const facts = await openWhenFree(file);
  const leftOut: string[] = [];
  let games = 0;
  try {
    let reached = await facts.reached();
    if (reached !== undefined && !(await isIn(store, reached))) {
      await facts.forgetSource(LOG_SOURCE);
      reached = undefined;
    }
    for (let after = reached?.position; ;) {
      const page = await store.readAll({
        types: CHANGES_FACTS,
        max: PAGE,
        ...(after === undefined ? {} : { after }),
      });
      const last = page.at(-1);
      if (last === undefined) {
        await facts.becameWhole();
        return { games, leftOut };
      }
      const due = await factsIn(store, page);
      await facts.keep(due.games, due.facts, placeOf(last));
      games += due.facts.length;
      leftOut.push(...due.leftOut);
      after = last.position;
    }
  } finally {
    facts.close();
  }
}

export interface Share {
  /** Whether the other events are left for later, after so many rows. */
  readonly isEnough: (rows: number) => boolean;
  /** What is waited for after each game. */
  readonly rest: () => Promise<void>;
}

/** The facts of the games that these events are about. `taken`: of how many of the events. */
export async function factsIn(
  store: EventStore,
  page: readonly Pick<StoredEvent, 'stream'>[],
  share?: Share,
) {
  const streams = new Set<StreamName>();
  const facts: Facts[] = [];
  const leftOut: string[] = [];
  let [taken, rows] = [0, 0];
  for (const { stream } of page) {
    if (share?.isEnough(rows) === true) break;
    taken += 1;
    if (familyOf(stream) !== 'game' || streams.has(stream)) continue;
    streams.add(stream);
    try {
      const { events } = await readLog(store, CODEC, stream);
      const found = factsOf(events);
      if (found !== undefined) {
        facts.push(found);
        rows += rowsOf(found);
      }
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error;
      leftOut.push(memberOf(stream));
    }
    await share?.rest();
  }
  return { games: [...streams].map(memberOf), facts, leftOut, taken };
}

const rowsOf = (facts: Facts): number => TABLE_NAMES.reduce((sum, name) => sum + facts[name].length, 0);

/** Whether the facts were made from this log. */
async function isIn(store: EventStore, { stream, revision, id, position }: EventPlace): Promise<boolean> {
  const found = await store.read(stream, { from: revision, max: 1 });
  const event = found.kind === 'found' ? found.events[0] : undefined;
  return event?.id === id && event.position === position;
}
