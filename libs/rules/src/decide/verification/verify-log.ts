// Checks that a game's log follows from its seed, its players' entropy and their commands: it checks every
// commitment, draws every random outcome again and decides every command again. Anyone can do this once a
// game is opened.
import {
  canonicalJson,
  commitTo,
  opens,
  randomKey,
  randomSource,
  type Hash,
  type PlayerId,
  plainData,
  whole,
  type Steps,
} from '#kernel';
import type { Proposed } from '../../model/commands/command.js';
import { deciding, ENGINE_VERSION } from '../decide.js';
import type { Inputs } from '../../engine/proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { LogFold, type KnownPlaces } from '../../fold/evolve/log-fold.js';
import type { RecordedBeginning } from '../../model/state/recorded-position.js';
import { initialState, type GameState } from '../../model/state/game-state.js';
import { variantOf } from '../../engine/variants/registry.js';
import type { Variant } from '../../model/variant/variant.js';
import { returnsTo } from '../rewinding/returns-to.js';
import { isDrawn, redrawn } from './redrawn.js';
import type { Difference, FaultFound, LogFault, LogVerdict } from './verdict.js';

/** The events of one command as the log has them. */
export interface VerifiedBatch {
  readonly actor: PlayerId | 'timer' | 'operator';
  readonly events: readonly GameEvent[];
}

/** The inputs of every command except its time, which is in the log. */
export type Opened = Omit<Inputs, 'now'>;

/** The result of deciding a command once more. `nth`: the first event that should differ. */
type Again =
  | { readonly kind: 'alike' }
  | { readonly kind: 'otherwise'; readonly nth: number }
  /** The log's version or cards differ, so nothing guarantees the same events. */
  | { readonly kind: 'differently' };

export class LogVerifier {
  private readonly fold: LogFold;
  private readonly differences: Difference[] = [];
  private fault: FaultFound | null = null;
  private place = 0;
  private commands = 0;
  private redrawn = 0;
  private redecided = 0;
  private unchecked = 0;
  private catalogue: Hash | undefined;
  /** Commands name their catalogue only in newer logs. */
  private isNamed = false;

  /** `knownPlaces`: which places in libraries somebody knew, as the views of the game say. */
  constructor(
    private readonly opened: Opened,
    knownPlaces?: KnownPlaces,
  ) {
    this.fold = new LogFold(initialState(), knownPlaces);
  }

  private get state(): GameState {
    return this.fold.state;
  }

  /** In the order of the log. Nothing more can be said after a fault. */
  add(batch: VerifiedBatch): void {
    whole(this.adding(batch));
  }

  /** The same in steps: a batch may hold two thousand events. Nothing else may be asked or added between them. */
  *adding(batch: VerifiedBatch): Steps<void> {
    if (this.fault !== null) return;
    this.commands += 1;
    try {
      const again = yield* this.decidingAgain(batch);
      for (const [nth, event] of batch.events.entries()) {
        const fault = this.broken(event) ?? this.misdrawn(event, again) ?? otherwiseAt(nth, again);
        if (fault !== undefined) {
          this.find(fault);
          return;
        }
        this.fold.take(event);
        this.place += 1;
        yield;
      }
      const missing = otherwiseAt(batch.events.length, again);
      if (missing !== undefined) this.find(missing);
    } catch {
      // A log that never was a game may make the rules throw anything.
      this.find('not-a-game');
    }
  }

  verdict(): LogVerdict {
    return {
      commands: this.commands,
      events: this.place,
      draws: { redrawn: this.redrawn, redecided: this.redecided, unchecked: this.unchecked },
      fault: this.fault,
      differences: this.differences,
    };
  }

  private find(fault: LogFault): void {
    this.fault = { place: this.place, fault };
  }

  private *decidingAgain({ actor, events }: VerifiedBatch): Steps<Again> {
    const [first] = events;
    if (first?.type !== 'CommandAccepted') throw new Error('a batch does not begin with its command');
    this.noteCatalogue(first, events);
    const proposed = { actor, command: first.command, beginning: beginningIn(events) } as Proposed;
    const stood = events.some(({ type }) => type === 'GameQuarantined');
    const accepted = stood ? 'standing' : 'whole';
    const moment = returnsTo(this.state, proposed);
    const earlier = moment === undefined ? undefined : this.fold.earlier(moment);
    const inputs: Inputs = { ...this.opened, now: first.at, accepted, earlier };
    const result = yield* deciding(this.state, proposed, inputs);
    const decided = result.ok ? result.value : [];
    const nth = yield* firstDifference(events, decided, first);
    if (nth === undefined) return { kind: 'alike' };
    const why = this.whyOtherwise(first.engine);
    if (why === undefined) return { kind: 'otherwise', nth };
    const [recorded = null, here = null] = [events[nth]?.type, decided[nth]?.type];
    const place = this.place + nth;
    const catalogue = why === 'other-cards' ? { catalogue: this.catalogue ?? null } : {};
    this.differences.push({ place, why, engine: first.engine, ...catalogue, recorded, decided: here });
    return { kind: 'differently' };
  }

  /**
   * The cards this command was decided with. Commands that never say so probably used those of the game's
   * start.
   */
  private noteCatalogue({ catalogue }: GameEvent<'CommandAccepted'>, events: readonly GameEvent[]): void {
    if (catalogue !== undefined) {
      this.catalogue = catalogue;
      this.isNamed = true;
    } else if (!this.isNamed)
      for (const event of events) if (event.type === 'LibraryMade') this.catalogue = event.catalogue;
  }

  private whyOtherwise(engine: string): Difference['why'] | undefined {
    if (engine !== ENGINE_VERSION) return 'other-engine';
    const { catalogue } = this.opened.cards;
    return this.catalogue !== undefined && this.catalogue !== catalogue ? 'other-cards' : undefined;
  }

  private broken(event: GameEvent): LogFault | undefined {
    if (event.type === 'GameCreated')
      return event.commitment === commitTo(this.opened.seed) ? undefined : 'seed-not-promised';
    if (event.type !== 'EntropyOpened') return undefined;
    const commitment = this.state.seats[event.seat]?.commitment ?? null;
    return commitment !== null && opens(commitment, event.entropy) ? undefined : 'entropy-not-promised';
  }

  private get variant(): Variant {
    const { terms } = this.state;
    if (terms === null) throw new Error('chance comes before the terms');
    return variantOf(this.opened.variants, terms);
  }

  private misdrawn(event: GameEvent, again: Again): LogFault | undefined {
    if (!isDrawn(event)) return undefined;
    const { state, opened } = this;
    const entropy = state.seats.map((seat) => seat.entropy ?? '');
    const random = randomSource(randomKey(opened.seed, entropy), state.drawn);
    switch (redrawn(event, state, random, () => this.variant)) {
      case 'otherwise':
        return 'drawn-otherwise';
      case 'alike':
        this.redrawn += 1;
        return random.drawn === event.drawn ? undefined : 'words-miscounted';
      case 'by-deciding':
        if (again.kind === 'alike') this.redecided += 1;
        else this.unchecked += 1;
        return event.drawn >= state.drawn ? undefined : 'words-miscounted';
    }
  }
}

/** The position that a game goes on from: it is taken from the log, and its command names its hash. */
function beginningIn(events: readonly GameEvent[]): RecordedBeginning | undefined {
  const recorded = events.find((event) => event.type === 'PositionRecorded');
  if (recorded === undefined) return undefined;
  const definitions = events.flatMap((event) =>
    event.type === 'DefinitionRecorded' ? [[event.hash, event.definition] as const] : [],
  );
  const { state, position, shown } = recorded;
  return { state, position, shown, definitions: Object.fromEntries(definitions) };
}

const otherwiseAt = (nth: number, again: Again): LogFault | undefined =>
  again.kind === 'otherwise' && again.nth === nth ? 'decided-otherwise' : undefined;

/**
 * The position of the first event that differs. The catalogue an event names is not a difference in itself.
 */
function* firstDifference(
  recorded: readonly GameEvent[],
  again: readonly GameEvent[],
  { engine, catalogue }: GameEvent<'CommandAccepted'>,
): Steps<number | undefined> {
  const decidedWith = ({ type, command, at }: GameEvent<'CommandAccepted'>): GameEvent => ({
    ...{ type, command, engine, at },
    ...(catalogue === undefined ? {} : { catalogue }),
  });
  const length = Math.max(recorded.length, again.length);
  for (let nth = 0; nth < length; nth += 1) {
    const [one, other] = [recorded[nth], again[nth]];
    if (one === undefined || other === undefined) return nth;
    if (textOf(one) !== textOf(other.type === 'CommandAccepted' ? decidedWith(other) : other)) return nth;
    yield;
  }
  return undefined;
}

const textOf = (event: GameEvent): string => canonicalJson(plainData(event));
