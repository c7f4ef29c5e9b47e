// Folds a log from its beginning, rewinds included: the state that a rewind returns to is kept while the log
// before it is folded. For logs whose events are all at hand; a live session asks the store instead.
import { cloned } from '#kernel';
import { isPublic } from '../../model/events/audience.js';
import type { GameEvent } from '../../model/events/events.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { initialState, type GameState } from '../../model/state/game-state.js';
import { plainWriter } from '../journal/journal.js';
import { evolve } from './evolve.js';

/**
 * What a game was at the end of an earlier command: given with a command that may return to it. `moment` is
 * the spectators' seq there.
 */
export interface Earlier {
  /** How many events of the log had happened. */
  readonly events: number;
  readonly moment: number;
  readonly state: GameState;
  /** The events since. */
  readonly since: readonly GameEvent[];
  /** The cards in libraries whose place somebody knew then. */
  readonly known: () => readonly ObjectId[];
}

/** The cards in libraries whose place somebody knows after so many events of the log. */
export type KnownPlaces = (log: readonly GameEvent[], upTo: number) => readonly ObjectId[];
const nobodyKnows: KnownPlaces = () => [];

/** The state after the log's first events; after all of them unless a number says otherwise. */
export function foldedLog(log: readonly GameEvent[], upTo = log.length): GameState {
  const state = initialState();
  const returnedTo = new Set<number>();
  for (const event of log.slice(0, upTo)) if (event.type === 'Rewound') returnedTo.add(event.to);
  const kept = new Map<number, GameState>();
  for (let nth = 0; nth < upTo; nth += 1) {
    const event = log[nth];
    if (event === undefined) break;
    if (returnedTo.has(nth)) kept.set(nth, copyOf(state));
    evolve(state, event, plainWriter, event.type === 'Rewound' ? kept.get(event.to) : undefined);
  }
  return state;
}

/** Card definitions never change, and are recorded once for the whole log. */
const copyOf = ({ definitions, ...state }: GameState): GameState => ({ ...cloned(state), definitions });

/** A state folded event by event, with its log and the places at which it can be returned to. */
export class LogFold {
  readonly log: GameEvent[] = [];
  /** The ends of the batches so far, except the last one. */
  private readonly ends: { readonly events: number; readonly moment: number }[] = [];
  private moments = 0;

  constructor(
    readonly state: GameState = initialState(),
    private readonly knownPlaces: KnownPlaces = nobodyKnows,
  ) {}

  take(event: GameEvent): void {
    const { log } = this;
    if (event.type === 'CommandAccepted' && log.length > 0) this.ends.push(this.end);
    const earlier = event.type === 'Rewound' ? foldedLog(log, event.to) : undefined;
    evolve(this.state, event, plainWriter, earlier);
    log.push(event);
    if (isPublic(event)) this.moments += 1;
  }

  /** How many events everyone has noticed. */
  get moment(): number {
    return this.moments;
  }

  private get end(): { readonly events: number; readonly moment: number } {
    return { events: this.log.length, moment: this.moments };
  }

  /** The end of the last batch at or before the moment; undefined if there is none. */
  earlier(moment: number): Earlier | undefined {
    const { log, end } = this;
    if (moment > end.moment) return undefined;
    const found = [...this.ends, end].findLast((one) => one.moment <= moment);
    if (found === undefined) return undefined;
    const known = (): readonly ObjectId[] => this.knownPlaces(log, found.events);
    return { ...found, state: foldedLog(log, found.events), since: log.slice(found.events), known };
  }
}
