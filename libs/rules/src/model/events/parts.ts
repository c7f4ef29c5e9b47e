// Gathers events that happen at once into one, and gives the events that it holds.
import { abridged, inFull, type JsonObject, memoByIdentity, plainData } from '#kernel';
import { GATHERED_TYPES } from './at-once.js';
import type { EventType, GameEvent } from './events.js';

/** Events of every other type; each is about one thing. */
export type SingleType = Exclude<EventType, 'HappenedAtOnce'>;
export type SingleEvent<K extends SingleType = SingleType> = GameEvent<K>;

/** So many in a row are gathered. Fewer stay events of their own, as most players and front ends know them. */
export const A_CROWD = 50;

const GATHERED: ReadonlySet<EventType> = new Set(GATHERED_TYPES);

const parts = memoByIdentity<GameEvent, readonly SingleEvent[]>();

/** The events that it holds, or the event itself. */
export function partsOf(event: GameEvent): readonly SingleEvent[] {
  if (event.type !== 'HappenedAtOnce') return [event];
  let known = parts.get(event);
  if (known === undefined)
    parts.set(
      event,
      // The cast: what is written at once is checked as it is read, and every row is an event in full.
      (known = inFull(event.events as readonly JsonObject[]) as unknown as readonly SingleEvent[]),
    );
  return known;
}

/** Every event by itself. */
export const partsOfAll = (events: readonly GameEvent[]): readonly SingleEvent[] => events.flatMap(partsOf);

/** Events that happen at once, as the log tells them. */
export function gathered(events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length < A_CROWD) return events;
  const told: GameEvent[] = [];
  let run: GameEvent[] = [];
  const endRun = (): void => {
    told.push(...(run.length < A_CROWD ? run : [atOnce(run)]));
    run = [];
  };
  for (const event of events)
    if (GATHERED.has(event.type)) run.push(event);
    else {
      endRun();
      told.push(event);
    }
  endRun();
  return told;
}

function atOnce(events: readonly GameEvent[]): GameEvent<'HappenedAtOnce'> {
  const rows = abridged(events.map(plainData), kinOf);
  const event = { type: 'HappenedAtOnce', events: rows } as GameEvent<'HappenedAtOnce'>;
  parts.set(event, events as readonly SingleEvent[]);
  return event;
}

/**
 * Events of one type about the same card or token of one owner differ in little, as the log and as a viewer tells
 * them.
 */
export function kinOf({ type, identity, owner, was }: JsonObject): readonly string[] {
  const kind = JSON.stringify(type);
  const seen = was as JsonObject | null | undefined;
  const what = identity ?? seen?.['identity'];
  if (typeof what !== 'object' || what === null) return [kind];
  const alike = `${kind} ${textOf(what)}`;
  return [kind, alike, `${alike} ${JSON.stringify(owner ?? seen?.['owner'])}`];
}

const texts = memoByIdentity<object, string>();

/** Equal cards share what they are. */
function textOf(what: object): string {
  let text = texts.get(what);
  if (text === undefined) texts.set(what, (text = JSON.stringify(what)));
  return text;
}
