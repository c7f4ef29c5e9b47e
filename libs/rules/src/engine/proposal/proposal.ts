// A decision in the making: the events so far, tried out on the state itself through a journal.
import { cloned, randomKey, randomSource, type Instant, type RandomSource } from '#kernel';
import type { Refusal } from '../../model/basics/refusal.js';
import { look } from '../../fold/journal/effort.js';
import type { GameEvent } from '../../model/events/events.js';
import type { GameCards } from '../../model/variant/game-cards.js';
import { evolve } from '../../fold/evolve/evolve.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { Journal } from '../../fold/journal/journal.js';
import type { Agreed } from '../../model/state/shortcut.js';
import type { Terms } from '../../model/basics/terms.js';
import {
  emptyAgenda,
  keptOf,
  withoutKept,
  type Agenda,
  type Frame,
  type WaitingTrigger,
} from '../../model/state/agenda.js';
import type { Context } from '../../model/state/context.js';
import type { Happening } from '../../model/state/happening.js';
import type { Work } from './work.js';
import { forgetEpoch, holdEpoch } from '../../fold/journal/epoch.js';
import { variantOf } from '../variants/registry.js';
import type { Variant, Variants } from '../../model/variant/variant.js';

/** What comes in with a command: time, the game's secret seed, and the cards of the format. */
export interface Inputs {
  readonly now: Instant;
  readonly seed: string;
  readonly cards: GameCards;
  /** What rulesets mean, where it is another thing than what stands in the rules. */
  readonly variants?: Variants;
  /**
   * It was accepted once, and stands in a log: what it may cost has been settled. `standing`: what follows from a
   * player's leaving was too much, and was not gone on with.
   */
  readonly accepted?: 'whole' | 'standing';
}

/** What runs the frames of the agenda. It knows every kind of frame; what a frame runs is handed it and knows none. */
export interface FrameLoop {
  /** Runs the top frame once. What it asked, if it did, is open then. */
  readonly runTopFrame: (proposal: Proposal) => void;
  /** The answer goes to the frame that asked. */
  readonly answerTopFrame: (proposal: Proposal, answer: Frame['answers'][number]) => void;
}

/** What is only tried out counts as so many looks for each event. */
const TRIED = 20;

interface Mark {
  readonly events: number;
  readonly steps: number;
  readonly agenda: Agenda | null;
}

const rulesets = new WeakMap<GameState, Variants>();

/** Kept for what is tried out from where nobody hands them in. */
export function decidedBy(state: GameState, variants: Variants | undefined): void {
  if (variants !== undefined) rulesets.set(state, variants);
}

/** The rulesets by which this game was last decided or asked about. */
export const rulesetsOf = (state: GameState): Variants | undefined => rulesets.get(state);

export class Proposal {
  readonly events: GameEvent[] = [];
  private readonly journal = new Journal();
  private working: Agenda | null = null;
  private plays: Variant | undefined;
  /** cr 731.2c: the shortcut that everyone has agreed on, to be taken now. */
  agreed: Agreed | null = null;
  /** cr 731.4: the game stands as it stood before, but for what there is more of. */
  mayGrow = false;
  /** cr 801.16: the game stands as it stood before, and some go on after the draw. */
  goesRound = false;

  constructor(
    readonly state: GameState,
    readonly inputs: Inputs,
    /** By which it goes on, and whatever is tried out on the way. */
    readonly loop: FrameLoop,
    /** What may be set going; of what is only tried out nobody counts it. */
    readonly work?: Work,
  ) {
    decidedBy(state, inputs.variants);
  }

  /** What it was for those who look for such things (cr 603, happenings). */
  emit(event: GameEvent): readonly Happening[] {
    this.events.push(event);
    if (this.work === undefined) look(TRIED);
    else this.work.spend();
    const happenings = evolve(this.state, event, this.journal);
    this.work?.notice(this.state, event);
    return happenings;
  }

  /** The state as it was before the proposal, byte for byte. */
  takeBack(): void {
    this.journal.undo();
    forgetEpoch(this.state);
  }

  /** How far it has come, for `goBack`. */
  mark(): Mark {
    return { ...this.here(), agenda: this.working === null ? null : wholeCopyOf(this.working) };
  }

  /** Everything since then has not happened. A mark serves once. */
  goBack(mark: Mark): void {
    this.undo(mark);
    this.working = mark.agenda;
  }

  /** What comes of events, which then have not happened: what was read off the state before is known again. */
  tryOut<T>(deed: () => T): T {
    const before = this.here();
    const knowAgain = holdEpoch(this.state);
    try {
      return deed();
    } finally {
      this.undo(before);
      knowAgain();
    }
  }

  /** The deed, if it is not refused; what it emitted before has not happened then. */
  unlessRefused(deed: () => Refusal | undefined): void {
    const before = this.here();
    if (deed() !== undefined) this.undo(before);
  }

  private here(): Pick<Mark, 'events' | 'steps'> {
    return { events: this.events.length, steps: this.journal.length };
  }

  private undo({ events, steps }: Pick<Mark, 'events' | 'steps'>): void {
    this.events.length = events;
    this.journal.undo(steps);
    forgetEpoch(this.state);
  }

  /** What the game is in the middle of, to be worked on; the log learns of it once, when all is done. */
  get agenda(): Agenda {
    return (this.working ??= copyOf(this.state.agenda));
  }

  get isInTheMiddle(): boolean {
    return (this.working ?? this.state.agenda).frames.length > 0;
  }

  /** cr 603.2: what has triggered and is not yet on the stack. */
  get waiting(): readonly WaitingTrigger[] {
    return (this.working ?? this.state.agenda).triggers;
  }

  contextAt(index: number | undefined): Context {
    const found = index === undefined ? undefined : this.agenda.contexts[String(index)];
    if (found === undefined) throw new Error('a frame of the agenda has no context');
    return found;
  }

  addContext(context: Context): number {
    const { agenda } = this;
    agenda.made += 1;
    agenda.contexts[String(agenda.made)] = context;
    return agenda.made;
  }

  /** While the game is in the middle of nothing, nothing knows of a context any more. */
  forgetContexts(): void {
    const { working } = this;
    if (working === null || working.frames.length > 0) return;
    working.contexts = {};
    working.made = 0;
  }

  /** Tells the log what the game is in the middle of now, if that is another thing than before. */
  settleAgenda(): void {
    const { working } = this;
    if (working === null) return;
    this.forgetContexts();
    this.working = null;
    if (isEmpty(working) && isEmpty(this.state.agenda)) return;
    const kept = keptOf(this.state.agenda, working);
    const isNew = kept.frames + kept.answers === 0;
    this.emit(
      isNew
        ? { type: 'AgendaMoved', agenda: working }
        : { type: 'AgendaMoved', agenda: withoutKept(working, kept), kept },
    );
  }

  /** Once. */
  takeAgreed(): Agreed | null {
    const { agreed } = this;
    this.agreed = null;
    return agreed;
  }

  get variant(): Variant {
    return (this.plays ??= variantOf(this.inputs.variants, this.terms));
  }

  get terms(): Terms {
    if (this.state.terms === null) throw new Error('a game without terms was asked to go on');
    return this.state.terms;
  }

  /** The game's randomness, going on where the log left it; `drawn` goes into the event that used it. */
  random(): RandomSource {
    const entropy = this.state.seats.map((seat) => seat.entropy ?? '');
    return randomSource(randomKey(this.inputs.seed, entropy), this.state.drawn);
  }

  nextObject(ahead = 0): ObjectId {
    return `o${String(this.state.objectsMade + 1 + ahead)}` as ObjectId;
  }
}

/** Most of the time there is nothing to copy. */
const copyOf = (agenda: Agenda): Agenda => (isEmpty(agenda) ? emptyAgenda() : cloned(agenda));

/** With the contexts that nothing speaks of any more. */
function wholeCopyOf(agenda: Agenda): Agenda {
  const { contexts, made } = agenda;
  const isBare = isEmpty(agenda) && Object.keys(contexts).length === 0;
  return isBare ? { ...emptyAgenda(), made } : cloned(agenda);
}

const isEmpty = ({ frames, triggers }: Agenda): boolean => frames.length === 0 && triggers.length === 0;

export const isPlaying = ({ player, lost }: SeatState): boolean => player !== null && lost === null;

/** Who is still playing, in the order of the seats. */
export const playing = (state: GameState): SeatState[] => state.seats.filter(isPlaying);

/** Who began the game: cr 103.5c and 103.8 count these. */
export const beganWith = (state: GameState): number =>
  state.seats.filter((seat) => seat.player !== null).length;

/** cr 103.8a, 103.8c, cr2011 103.7a-c: with two players the first draw step is skipped; in the Ninth Edition with more, too. */
export const skipsDraw = (state: GameState, turn: number): boolean =>
  turn === 1 && (beganWith(state) === 2 || state.terms?.base === 'ninth');

/** cr 101.4, 103.1: from a seat on, that seat first: clockwise until the order is reversed; who has left is passed over. */
export function inTurnOrder(state: GameState, from: Seat): Seat[] {
  const seats = playing(state).map(({ seat }) => seat);
  if (state.reversed)
    return [
      ...seats.filter((seat) => seat <= from).reverse(),
      ...seats.filter((seat) => seat > from).reverse(),
    ];
  return [...seats.filter((seat) => seat >= from), ...seats.filter((seat) => seat < from)];
}
