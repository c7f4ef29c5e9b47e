// One run of one frame: what it may ask, bind, begin and perform. A frame makes all its choices before it
// does anything: while a choice is open the run is suspended, and the frame runs again once it is made.
import { BOUNDS, PROPOSAL_BOUNDS, boundedTimes, clamped, type Bounds } from '../../model/basics/bounds.js';
import type { Reference, Players, Value, Filter, Condition } from '#abilities';
import type { Answer, AnswerOf } from '../../model/decisions/answer.js';
import type { Prompt, QuestionKind, QuestionOf } from '../../model/decisions/decision.js';
import { ask, choosableByDecider } from './ask.js';
import type { Proposal } from '../proposal/proposal.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { nodeAt, childRef, isAgreed } from '../../model/printed/node-ref.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { holds } from '../../reading/language/conditions.js';
import { isCriterion, isMereCard } from '../../reading/language/criterion.js';
import { matches } from '../../reading/language/filters.js';
import { matchesAlone, mayMatch, openSight } from '../../reading/language/may-match.js';
import { NeedsIdentity, needsIdentity, needsZone } from '../../reading/language/needs-identity.js';
import { playersOf } from '../../reading/language/players.js';
import { isInRange, isEitherInRange } from '../../reading/language/range.js';
import { graveyardsOf, librariesOf, objectsOf } from '../../reading/language/references.js';
import { valueOf } from '../../reading/language/values.js';
import { chosenZone, zoneBinding, type Twofold } from '../../model/state/chosen-zones.js';
import { wholeZonesOf } from '../../reading/language/which-zone.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Frame } from '../../model/state/agenda.js';
import type { Bound, Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  EXILE,
  outsideOf,
  SEATS,
  zoneKey,
  type NodeRef,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import type { UnnamedCard } from '../../model/variant/variant.js';
import { comingOut } from '../verbs/coming-out.js';
import { sightAsComing } from '../verbs/coming-sight.js';
import { seekingSight } from '../naming/sought.js';
import { unfitIn } from './unfit.js';
import type { Verb } from '../verbs/verb.js';

/** Thrown when a question is open. It is no fault, and always the same object. */
export const SUSPEND: unknown = Object.freeze({ suspended: true });

const OUTSIDE = new Map(SEATS.map((seat) => [zoneKey(outsideOf(seat)), seat]));

/** war-zone Out of Play: an exiled card is outside the game. */
const withExileOutside = (sight: Sight): Sight => ({
  ...sight,
  zone(key) {
    const there = sight.zone(key);
    const whose = OUTSIDE.get(key);
    if (whose === undefined) return there;
    return [...there, ...sight.zone(zoneKey(EXILE)).filter((id) => sight.object(id)?.owner === whose)];
  },
});

export class Run {
  private answered = 0;
  /** Frames that this one has begun, in the order in which they run. */
  readonly begun: Frame[] = [];

  constructor(
    readonly proposal: Proposal,
    readonly frame: Frame,
  ) {}

  get state(): GameState {
    return this.proposal.state;
  }

  get sight(): Sight {
    const sight = this.asComing() ?? seekingSight(this.proposal);
    return this.proposal.variant.outside === 'with-exile' ? withExileOutside(sight) : sight;
  }

  private asComing(): Sight | undefined {
    const { agenda } = this.proposal;
    if (this.frame.kind !== 'effect' || agenda.frames.length < 2) return undefined;
    return sightAsComing(this.state, agenda, this.frame.context, this.context);
  }

  /** What the frame's effect knows. Only `bind` adds bindings. */
  get context(): Context {
    return this.proposal.contextAt(this.frame.context);
  }

  // The meaning of nodes of the card language in this context.
  objects(reference: Reference): readonly ObjectId[] {
    this.chooseZones(reference);
    return objectsOf(this.sight, reference, this.context);
  }
  /** The same, if only cards that stay there are left in a library (cr 614.13c). */
  objectsLeft(reference: Reference): readonly ObjectId[] {
    const coming = comingOut(this.state, this.proposal.agenda);
    if (coming.length === 0) return this.objects(reference);
    this.chooseZones(reference);
    const { sight } = this;
    const zone: Sight['zone'] = (key) => sight.zone(key).filter((id) => !coming.includes(id));
    return objectsOf({ ...sight, zone }, reference, this.context);
  }
  players(players: Players): readonly Seat[] {
    return playersOf(this.sight, players, this.context);
  }
  value(value: Value): number {
    return clamped(valueOf(this.sight, value, this.context), this.bounds.quantity);
  }
  /** How many times to do something. */
  times(value: Value): number {
    return boundedTimes(this.value(value), this.bounds);
  }
  /** The bounds, which are tighter for an agreement of a table. */
  private get bounds(): Bounds {
    const { at } = this.frame;
    return at !== undefined && isAgreed(at) ? PROPOSAL_BOUNDS : BOUNDS;
  }
  fits(filter: Filter, id: ObjectId): boolean {
    return matches(this.sight, filter, id, this.context);
  }
  /** The chosen objects that fit. A chosen card without a name gets one that fits (pentaland 705.5). */
  fitting(chooser: Seat, filter: Filter, chosen: readonly ObjectId[]): readonly ObjectId[] {
    if (this.state.naming === null) return chosen;
    const { sight, context } = this;
    const want = { filter, context };
    return chosen.filter((id) => {
      try {
        if (!matchesAlone(sight, filter, id, context)) return false;
      } catch (thrown) {
        if (!(thrown instanceof NeedsIdentity) || thrown.need.object !== id) throw thrown;
        return needsIdentity({ ...thrown.need, occasion: 'chosen', chooser, want });
      }
      const card = this.namedAsChosen(filter, id);
      if (card === undefined) return true;
      const { owner } = card.object;
      return needsIdentity({ object: id, owner, occasion: 'chosen', chooser, want });
    });
  }
  /** A card that fits by its printed characteristics is named all the same, if the variant says so. */
  private namedAsChosen(filter: Filter, id: ObjectId): UnnamedCard | undefined {
    if (this.proposal.variant.naming?.criteria !== 'are-named' || !isCriterion(filter)) return undefined;
    const card = unnamedCard(this.state, id);
    return card !== undefined && isMereCard(card.object) ? card : undefined;
  }
  /** True if it can be chosen as an object that fits: a card without a name may get one that does. */
  mayFit(filter: Filter, id: ObjectId): boolean {
    if (this.state.naming === null) return this.fits(filter, id);
    return !unfitIn(this.frame).includes(id) && mayMatch(this.sight, filter, id, this.context);
  }
  /** The objects among those the reference means that can be chosen. */
  choosable(reference: Reference): readonly ObjectId[] {
    if (this.state.naming === null) return this.objects(reference);
    this.chooseZones(reference);
    const unfit = unfitIn(this.frame);
    return objectsOf(openSight(this.sight), reference, this.context).filter((id) => !unfit.includes(id));
  }
  /** The library an effect is about. A player who has several is asked which one. */
  libraryOf(seat: Seat): Zone {
    const libraries = librariesOf(this.state, seat);
    const [first] = libraries;
    if (first === undefined) throw new Error('a player without a library');
    if (libraries.length < 2 || this.frame.context === undefined) return first;
    const chosen = this.chosenZone('library', seat);
    return (chosen === undefined ? needsZone('library', seat) : libraries[chosen]) ?? first;
  }
  /** The index of the library or graveyard this effect is about, if it has been chosen. */
  chosenZone(kind: Twofold, seat: Seat): number | undefined {
    return this.frame.context === undefined ? undefined : chosenZone(this.context, kind, seat);
  }
  /**
   * An effect on one of a player's several libraries or graveyards affects only that one (war-zone). If it is
   * about several players, it affects the first of each.
   */
  private chooseZones(reference: Reference): void {
    if (this.state.graveyards === 1 || this.frame.context === undefined) return;
    for (const { kind, whose } of wholeZonesOf(reference)) {
      const seats = this.players(whose);
      for (const seat of seats)
        if (this.chosenZone(kind, seat) !== undefined) continue;
        else if (seats.length > 1) this.bind(zoneBinding(kind, seat), { amount: 0 });
        else if (kind === 'library') this.libraryOf(seat);
        else if (this.isDivided(seat)) needsZone(kind, seat);
    }
  }
  private isDivided(seat: Seat): boolean {
    return graveyardsOf(this.state, seat).every((zone) => cardsIn(this.state, zone).length > 0);
  }
  holds(condition: Condition): boolean {
    return holds(this.sight, condition, this.context);
  }

  /**
   * The answer to this frame's next question, which the caller builds. Suspends the run if there is no answer
   * yet.
   */
  ask<K extends QuestionKind>(
    seat: Seat,
    prompt: Prompt,
    question: QuestionOf<K> | (() => QuestionOf<K>),
    about?: ObjectId,
  ): AnswerOf<K> {
    const chooser = this.hasLeft(seat) ? this.insteadOf(seat) : seat;
    const given: Answer | undefined = this.frame.answers[this.answered];
    if (given !== undefined) {
      this.answered += 1;
      return given as AnswerOf<K>;
    }
    const source = about ?? (this.frame.context === undefined ? undefined : this.publicSource());
    ask(this.proposal, chooser, prompt, typeof question === 'function' ? question() : question, source);
    throw SUSPEND;
  }

  hasLeft(seat: Seat): boolean {
    return (this.state.seats[seat]?.lost ?? null) !== null;
  }

  /**
   * cr 800.4g: if the chooser has left, the controller of the object picks who chooses instead: another
   * opponent for an opponent, if there is any.
   */
  private insteadOf(seat: Seat): Seat {
    if (this.frame.context === undefined) return seat;
    const { controller } = this.context;
    const { seats } = this.state;
    if (this.hasLeft(controller)) return seat;
    const opponents = this.players({ kind: 'opponents' });
    const isOpponent = seats[seat]?.team !== seats[controller]?.team;
    const others = isOpponent && opponents.length > 0 ? opponents : this.players({ kind: 'all' });
    const [chosen = seat] = this.choosePlayers(controller, 'choose', others, { least: 1, most: 1 });
    return chosen;
  }

  private publicSource(): ObjectId | undefined {
    const { stack, source } = this.context;
    return stack ?? source;
  }

  /** Stores the decisions made so far in the frame and drops their answers, which are no longer needed. */
  settle(): void {
    this.frame.answers.splice(0, this.answered);
    this.answered = 0;
  }

  /** Asks a yes-or-no question (cr 608.2d). */
  asksYes(seat: Seat, prompt: Prompt): boolean {
    return this.ask<'yes-no'>(seat, prompt, { kind: 'yes-no' }).yes;
  }

  /** Chooses so many of the candidates. It does not ask if there is no choice and everyone can see that. */
  choose(
    seat: Seat,
    prompt: Prompt,
    candidates: readonly ObjectId[],
    { least, most, hidden = false }: { least: number; most: number; hidden?: boolean },
  ): readonly ObjectId[] {
    if (this.state.range !== undefined) candidates = this.withinRangeOf(seat, candidates);
    candidates = choosableByDecider(this.state, seat, candidates);
    const count = Math.min(most, candidates.length);
    const fewest = Math.min(least, count);
    if (!hidden && (count === 0 || (fewest === candidates.length && count === candidates.length)))
      return candidates.slice(0, count);
    if (candidates.length === 0 && !hidden) return [];
    const answer = this.ask<'choose-objects'>(seat, prompt, {
      kind: 'choose-objects',
      candidates: [...candidates],
      count,
      least: fewest,
    });
    return answer.objects;
  }

  choosePlayers(
    seat: Seat,
    prompt: Prompt,
    candidates: readonly Seat[],
    { least, most }: { least: number; most: number },
  ): readonly Seat[] {
    if (this.state.range !== undefined) candidates = this.choosableBy(seat, candidates);
    const count = Math.min(most, candidates.length);
    const fewest = Math.min(least, count);
    if (count === 0 || (fewest === candidates.length && count === candidates.length))
      return candidates.slice(0, count);
    return this.ask<'choose-players'>(seat, prompt, {
      kind: 'choose-players',
      candidates: [...candidates],
      count,
      least: fewest,
    }).players;
  }

  /**
   * cr 801.5c: a player who is picked to choose may be outside everyone's range. That player is then the only
   * candidate.
   */
  private choosableBy(seat: Seat, candidates: readonly Seat[]): readonly Seat[] {
    const [only, ...others] = candidates;
    const isOutOfRange =
      only !== undefined &&
      others.length === 0 &&
      this.frame.context !== undefined &&
      !isInRange(this.state, this.context.controller, only);
    return isOutOfRange ? candidates : this.withinRangeOf(seat, candidates);
  }

  /**
   * The candidates within range (cr 801.5a). A player who chooses because nobody within range can chooses
   * among all of them (cr 801.5c).
   */
  withinRangeOf<T extends ObjectId | Seat>(seat: Seat, candidates: readonly T[]): readonly T[] {
    const { state } = this;
    if (state.range === undefined) return candidates;
    const { sight } = this;
    if (this.frame.context !== undefined && !isInRange(state, this.context.controller, seat))
      return candidates;
    return candidates.filter((one) => isEitherInRange(sight, seat, one));
  }

  /** Names what was chosen or happened, for later steps. */
  bind(name: string | undefined, bound: Bound): void {
    if (name !== undefined) this.context.bindings[name] = bound;
  }

  /** A value that the frame keeps between its runs. */
  local(name: string): unknown {
    return this.frame.locals[name];
  }
  keep(name: string, value: Frame['locals'][string]): void {
    this.frame.locals[name] = value;
  }

  /** The node at the frame's place, or at the place of a part of it. */
  node(): unknown {
    return nodeAt(this.state, this.at);
  }
  get at(): NodeRef {
    if (this.frame.at === undefined) throw new Error(`a ${this.frame.kind} frame has no node`);
    return this.frame.at;
  }
  place(...path: readonly (string | number)[]): NodeRef {
    return childRef(this.at, ...path);
  }

  /**
   * Runs an effect next, in this frame's context or another one. Several effects run in the order they were
   * entered.
   */
  enter(at: NodeRef, context = this.frame.context): void {
    this.begun.push({
      kind: 'effect',
      at,
      ...(context === undefined ? {} : { context }),
      answers: [],
      locals: wentThrough(this.frame),
    });
  }

  /**
   * Performs verbs next, through replacement effects. The verbs of one group happen at once, the groups one
   * after another. The outcome is bound under `bind` in this frame's context.
   */
  perform(groups: readonly (readonly Verb[])[], bind?: string): void {
    const { context } = this.frame;
    this.begun.push({
      kind: 'perform',
      ...(context === undefined ? {} : { context }),
      answers: [],
      locals: { ...performLocals(groups, bind), ...wentThrough(this.frame) },
    });
  }

  begin(frame: Frame): void {
    this.begun.push(frame);
  }
}

/**
 * cr 614.5: what happens instead of an event counts as having been through the replacements of that event.
 */
const wentThrough = ({ locals: { through } }: Frame): Frame['locals'] =>
  through === undefined ? {} : { through };

export const performLocals = (groups: readonly (readonly Verb[])[], bind?: string): Frame['locals'] => ({
  groups: groups.filter((group) => group.length > 0).map((group) => [...group]),
  ...(bind === undefined ? {} : { bind }),
});
