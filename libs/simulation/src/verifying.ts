// A watcher that verifies a whole game as a stranger would. It reads every event as a store returns it,
// through the strict reader, and verifies the log from the seed and the commands alone.
import { canonicalJson, plainData, type JsonObject } from '#kernel';
import { EVENTS, LogVerifier, type GameEvent, type LogVerdict, type Opened, type Proposed } from '#rules';

type Batch = Parameters<LogVerifier['add']>[0];

/** The event after a store that reorders members, and after the schema of its type. */
export function readBack(event: GameEvent): GameEvent {
  const { type, ...data } = JSON.parse(canonicalJson(plainData(event))) as JsonObject;
  const kind = EVENTS[event.type];
  const read = kind.schema.safeParse(data);
  if (!read.success)
    throw new Error(
      `${event.type} does not read back: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  return { type, ...read.data } as GameEvent;
}

export interface VerifiedAs {
  /** One command in `oneOf` was decided by this other version of the engine. */
  readonly engine?: { readonly name: string; readonly oneOf: number };
  /** The verifier's cards. */
  readonly cards?: Opened['cards'];
}

export interface VerifiedGame {
  readonly watch: (state: unknown, events: readonly GameEvent[], proposed: Proposed) => void;
  /** The verdict on everything watched. */
  readonly verdict: (as?: VerifiedAs) => LogVerdict;
}

export function verifying(opened: Opened): VerifiedGame {
  const batches: Batch[] = [];
  return {
    watch(_, events, { actor }) {
      batches.push({ actor, events: events.map(readBack) });
    },
    verdict({ engine, cards } = {}) {
      const verifier = new LogVerifier(cards === undefined ? opened : { ...opened, cards });
      for (const [nth, { actor, events }] of batches.entries()) {
        const isOfAnother = engine !== undefined && nth % engine.oneOf === 0;
        verifier.add({
          actor,
          events: isOfAnother ? events.map((event) => under(engine.name, event)) : events,
        });
      }
      return verifier.verdict();
    },
  };
}

const under = (engine: string, event: GameEvent): GameEvent =>
  event.type === 'CommandAccepted' ? { ...event, engine } : event;
