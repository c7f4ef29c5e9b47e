// A game played by commands alone. Each is decided in place, as a session does it, and the log is folded into a second
// state through JSON: after every command the two are the same, and after a refusal nothing has changed.
import { plainData, type Json, type JsonObject } from '#kernel';
import type { Refusal } from '../../../rules/src/model/basics/refusal.js';
import type { Proposed } from '../../../rules/src/model/commands/command.js';
import { decideAndEvolve } from '../../../rules/src/decide/decide.js';
import { returnsTo } from '../../../rules/src/decide/rewinding/returns-to.js';
import type { Inputs } from '../../../rules/src/engine/proposal/proposal.js';
import type { Decision } from '../../../rules/src/model/decisions/decision.js';
import { evolve } from '../../../rules/src/fold/evolve/evolve.js';
import { plainWriter } from '../../../rules/src/fold/journal/journal.js';
import type { EventType, GameEvent } from '../../../rules/src/model/events/events.js';
import { foldedLog, LogFold, type Earlier } from '../../../rules/src/fold/evolve/log-fold.js';
import { initialState, type GameState } from '../../../rules/src/model/state/game-state.js';
import type { ObjectId } from '../../../rules/src/model/basics/ids.js';
import { ofType, type EventOf } from './events.js';
import { decideRewind } from './rewinding.js';
import type { Rewinding } from '../../../rules/src/decide/rewinding/rewind-to.js';

const throughJson = (event: GameEvent): GameEvent => JSON.parse(JSON.stringify(event)) as GameEvent;
/** Byte for byte: what is taken back leaves the order of members alone too. */
const written = (state: GameState): string => JSON.stringify(state);

/** Without regard to the order of members, nor to members without a value, and without their texts: comparing those took most of the time of tests. */
function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [these, those] = [one as JsonObject, other as JsonObject];
  for (const key in these) if (!isSameJson(these[key], those[key])) return false;
  for (const key in those) if (those[key] !== undefined && these[key] === undefined) return false;
  return true;
}

export abstract class CommandedTable {
  readonly state: GameState = initialState();
  /** Folds the log. */
  readonly fold = new LogFold();
  /** Everything that happened, in order. */
  readonly events: readonly GameEvent[] = this.fold.log;
  /** The events of the last command. */
  batch: readonly GameEvent[] = [];

  abstract get inputs(): Inputs;

  /** Why the command is refused; undefined if it was done. */
  give(proposed: Proposed): Refusal | undefined {
    const before = written(this.state);
    const decided = decideAndEvolve(this.state, proposed, {
      ...this.inputs,
      earlier: this.earlier(returnsTo(this.state, proposed)),
    });
    if (decided.ok) {
      for (const event of decided.value) this.fold.take(throughJson(event));
      this.compare(decided.value);
      return undefined;
    }
    if (written(this.state) !== before) throw new Error('a refused command has changed the state');
    return decided.error;
  }

  /** Takes events that no command made. */
  take(events: readonly GameEvent[]): void {
    for (const event of events) {
      const earlier = event.type === 'Rewound' ? foldedLog(this.events, event.to) : undefined;
      evolve(this.state, event, plainWriter, earlier);
      this.fold.take(throughJson(event));
    }
    this.compare(events);
  }

  /** As a judge's ruling would, to the end of the last command at or before the moment. */
  rewind(
    moment: number,
    how: Partial<Omit<Rewinding, 'moment'>> = {},
    known: readonly ObjectId[] = [],
  ): Refusal | undefined {
    const found = this.earlier(moment);
    const inputs = { ...this.inputs, earlier: found && { ...found, known: () => known } };
    const before = written(this.state);
    const decided = decideRewind(this.state, inputs, { positions: 'shuffle', names: 'free', ...how });
    if (written(this.state) !== before) throw new Error('deciding has changed the state');
    if (!decided.ok) return decided.error;
    this.take(decided.value);
    return undefined;
  }

  private earlier(moment: number | undefined): Earlier | undefined {
    return moment === undefined ? undefined : this.fold.earlier(moment);
  }

  private compare(events: readonly GameEvent[]): void {
    this.batch = events;
    if (!isSameJson(plainData(this.fold.state), plainData(this.state)))
      throw new Error('the log folds to another state');
  }

  /** How many events everyone could notice. */
  get moment(): number {
    return this.fold.moment;
  }

  get decision(): Decision {
    if (this.state.decision === null) throw new Error('nobody is asked anything');
    return this.state.decision;
  }

  /** All events of that type so far. */
  all<T extends EventType>(type: T): readonly EventOf<T>[] {
    return ofType(this.events, type);
  }

  /** The events of that type from the last command. */
  told<T extends EventType>(type: T): readonly EventOf<T>[] {
    return ofType(this.batch, type);
  }
}
