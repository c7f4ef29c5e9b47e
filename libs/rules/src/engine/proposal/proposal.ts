// A decision in the making: its events so far, applied to the state itself under a journal that can take them
// back.
import { cloned, randomKey, randomSource, type Instant, type RandomSource } from '#kernel';
import type { Refusal } from '../../model/basics/refusal.js';
import { countLook } from '../../fold/journal/effort.js';
import type { GameEvent } from '../../model/events/events.js';
import { partsOf } from '../../model/events/parts.js';
import type { GameCards } from '../../model/variant/game-cards.js';
import { evolve } from '../../fold/evolve/evolve.js';
import type { Earlier } from '../../fold/evolve/log-fold.js';
import type { RecordedBeginning } from '../../model/state/recorded-position.js';
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

/** The inputs of a command: time, the game's secret seed, and the cards of the format. */
export interface Inputs {
  readonly now: Instant;
  readonly seed: string;
  readonly cards: GameCards;
  /** The variants of the rulesets, if they differ from the built-in ones. */
  readonly variants?: Variants | undefined;
  /**
   * Set when an accepted command is decided again: it is in a log, so its cost is settled. `standing`: what
   * follows from a player's leaving was too much, and was not continued.
   */
  readonly accepted?: 'whole' | 'standing';
  /** Set for a command that may rewind the game: what it was at the moment that the command names. */
  readonly earlier?: Earlier | undefined;
  /** The position that a new game goes on from. */
  readonly beginning?: RecordedBeginning | undefined;
}

/**
 * Runs the frames of the agenda. The loop knows every kind of frame; a frame gets the loop as an argument and
 * knows no other kind.
 */
export interface FrameLoop {
  /** Runs the top frame once. Afterwards its question, if it asked one, is open. */
  readonly runTopFrame: (proposal: Proposal) => void;
  /** Gives the answer to the frame that asked. */
  readonly answerTopFrame: (proposal: Proposal, answer: Frame['answers'][number]) => void;
}

/**
 * What decides a game, beside its state. It is made once for a decision or a question, and everything that is
 * tried out on the way gets it as an argument.
 */
export interface Rules extends Pick<Inputs, 'cards'> {
  readonly loop: FrameLoop;
  readonly variants: Variants | undefined;
}

/** Work counted for each event that is only tried out, in looks. */
const TRIED = 20;

interface Mark {
  readonly events: number;
  readonly steps: number;
  readonly agenda: Agenda | null;
}

export class Proposal {
  readonly events: GameEvent[] = [];
  private readonly journal = new Journal();
  private working: Agenda | null = null;
  private plays: Variant | undefined;
  /** What this decision and every trial within it goes by. */
  readonly rules: Rules;
  /** cr 731.2c: the shortcut that everyone has agreed to and that is taken now. */
  agreed: Agreed | null = null;
  /** cr 731.4: the game is in an earlier position again, except that there is more of something. */
  mayGrow = false;
  /** cr 801.16: the game is in an earlier position again, and some players go on after the draw. */
  goesRound = false;

  constructor(
    readonly state: GameState,
    readonly inputs: Inputs,
    loop: FrameLoop,
    /** The budget of work; absent for a trial that is not counted. */
    readonly work?: Work,
  ) {
    this.rules = { loop, cards: inputs.cards, variants: inputs.variants };
  }

  /** Emits an event. Returns its happenings, for triggers and others that watch them (cr 603, happenings). */
  emit(event: GameEvent): readonly Happening[] {
    this.events.push(event);
    const count = event.type === 'HappenedAtOnce' ? partsOf(event).length : 1;
    if (this.work === undefined) countLook(TRIED * count);
    else this.work.spend(count);
    const { shape } = this.state;
    const happenings = evolve(this.state, event, this.journal, this.inputs.earlier?.state);
    // Whatever changes the battlefield changes the shape; a rewind takes the shape of another state.
    if (this.state.shape !== shape || event.type === 'Rewound') this.work?.notice(this.state, event);
    return happenings;
  }

  /** Restores the state from before the proposal, byte for byte. */
  takeBack(): void {
    this.journal.undo();
    forgetEpoch(this.state);
  }

  /** A mark of the present point, for `goBack`. */
  mark(): Mark {
    return { ...this.here(), agenda: this.working === null ? null : wholeCopyOf(this.working) };
  }

  /** Takes back everything since the mark. A mark works once. */
  goBack(mark: Mark): void {
    this.undo(mark);
    this.working = mark.agenda;
  }

  /** Runs a trial and takes back its events. Memos from before the trial are valid again. */
  tryOut<T>(deed: () => T): T {
    const before = this.here();
    const restoreMemos = holdEpoch(this.state);
    try {
      return deed();
    } finally {
      this.undo(before);
      restoreMemos();
    }
  }

  /** Runs the deed. If it is refused, the events it emitted are taken back. */
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

  /** The working copy of the agenda. The log records it once, at the end. */
  get agenda(): Agenda {
    return (this.working ??= copyOf(this.state.agenda));
  }

  get isInTheMiddle(): boolean {
    return (this.working ?? this.state.agenda).frames.length > 0;
  }

  /** cr 603.2: abilities that have triggered and are not yet on the stack. */
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

  /** Drops all contexts if the agenda is empty: nothing refers to them any more. */
  forgetContexts(): void {
    const { working } = this;
    if (working === null || working.frames.length > 0) return;
    working.contexts = {};
    working.made = 0;
    delete working.showsAgain;
  }

  /** A ruling changes the game in the middle of something: its later questions can be about other cards. */
  showAgain(): void {
    if (this.isInTheMiddle) this.agenda.showsAgain = true;
  }

  /** True if the cards of a question are shown before it, to a player who would otherwise have seen them. */
  get showsAgain(): boolean {
    return (this.working ?? this.state.agenda).showsAgain === true;
  }

  /** Records the agenda in the log if it has changed. */
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

  /** The game returns to an earlier state, and what it was in the middle of is gone. */
  dropAgenda(): void {
    this.working = null;
  }

  /** Returns the agreed shortcut once. */
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

  /**
   * The game's randomness, continued from where the log left it. `drawn` goes into the event that used it.
   */
  random(): RandomSource {
    const entropy = this.state.seats.map((seat) => seat.entropy ?? '');
    return randomSource(randomKey(this.inputs.seed, entropy), this.state.drawn);
  }

  nextObject(ahead = 0): ObjectId {
    return `o${String(this.state.objectsMade + 1 + ahead)}` as ObjectId;
  }
}

/** The agenda is usually empty, and then there is nothing to copy. */
const copyOf = (agenda: Agenda): Agenda => (isEmpty(agenda) ? emptyAgenda() : cloned(agenda));

/** A copy that includes contexts nothing refers to any more. */
function wholeCopyOf(agenda: Agenda): Agenda {
  const { contexts, made } = agenda;
  const isBare = isEmpty(agenda) && Object.keys(contexts).length === 0;
  return isBare ? { ...emptyAgenda(), made } : cloned(agenda);
}

const isEmpty = ({ frames, triggers }: Agenda): boolean => frames.length === 0 && triggers.length === 0;

export const isPlaying = ({ player, lost }: SeatState): boolean => player !== null && lost === null;

/** The players still in the game, in seat order. */
export const seatsPlaying = (state: GameState): SeatState[] => state.seats.filter(isPlaying);

/** How many players began the game; cr 103.5c and 103.8 count these. */
export const startingPlayerCount = (state: GameState): number =>
  state.seats.filter(({ player, lost }) => player !== null || lost !== null).length;

/**
 * cr 103.8a, 103.8c, cr2011 103.7a-c: with two players the first draw step is skipped, in the Ninth Edition
 * with more players too.
 */
export const skipsDraw = (state: GameState, turn: number): boolean =>
  turn === 1 && (startingPlayerCount(state) === 2 || state.terms?.base === 'ninth');

/**
 * cr 101.4, 103.1: the players in turn order starting from a seat, clockwise unless the order is reversed,
 * without those who have left.
 */
export function inTurnOrder(state: GameState, from: Seat): Seat[] {
  const seats = seatsPlaying(state).map(({ seat }) => seat);
  if (state.reversed)
    return [
      ...seats.filter((seat) => seat <= from).reverse(),
      ...seats.filter((seat) => seat > from).reverse(),
    ];
  return [...seats.filter((seat) => seat >= from), ...seats.filter((seat) => seat < from)];
}
