// One application of a replacement effect: the sight it reads through, the choices made for it, and what it
// does later.
import type { Condition, Outcome, Players, Reference, Value } from '#abilities';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { openToAttack } from '../objects/attacking.js';
import { attackersOn } from '../objects/blocking.js';
import { chooseOne } from '../frames/choose-one.js';
import { fittingObjects, objectsOf } from '../../reading/language/references.js';
import { playersOf } from '../../reading/language/players.js';
import { holds } from '../../reading/language/conditions.js';
import { valueOf } from '../../reading/language/values.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Context } from '../../model/state/context.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Applicable } from './applicable.js';
import { idOf, isComing } from '../verbs/would-be.js';

export class Application {
  readonly sight: Sight;
  /** The choices made for the outcomes, by the index of the outcome. */
  private readonly chosen = new Map<number, ObjectId | Seat | null>();

  constructor(
    readonly run: Run,
    readonly applicable: Applicable,
    readonly context: Context,
    private index: number | null,
    readonly verb: Verb,
  ) {
    this.sight = applicable.sight;
  }

  value(value: Value): number {
    return valueOf(this.sight, value, this.context);
  }
  objects(reference: Reference): readonly ObjectId[] {
    return objectsOf(this.sight, reference, this.context);
  }
  players(players: Players): readonly Seat[] {
    return playersOf(this.sight, players, this.context);
  }

  holds(condition: Condition): boolean {
    return holds(this.sight, condition, this.context);
  }

  /** The player who chooses for an entering object: its future controller. */
  get chooser(): Seat {
    return isComing(this.verb) ? this.verb.entering.under : this.context.controller;
  }

  /** Asks for all choices of the outcomes before anything changes. */
  choose(outcomes: readonly Outcome[]): void {
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === 'as-copy') this.chosen.set(index, this.copied(outcome));
      if (outcome.kind === 'attacking') this.chosen.set(index, this.attacked(outcome));
      if (outcome.kind === 'blocking') this.chosen.set(index, this.blocked(outcome));
    }
  }
  choiceAt(index: number): ObjectId | Seat | null {
    return this.chosen.get(index) ?? null;
  }

  /** cr 707.9: chooses what it enters as a copy of. Objects that enter at the same time cannot be chosen. */
  private copied({ filter, in: zone, may }: Extract<Outcome, { kind: 'as-copy' }>): ObjectId | null {
    const { run, context, verb } = this;
    const fitted =
      zone === undefined ? filter : { kind: 'all' as const, of: [{ kind: 'in' as const, zone }, filter] };
    const self = isComing(verb) ? idOf(verb) : null;
    const candidates = fittingObjects(run.sight, fitted, context).filter((id) => id !== self);
    const [chosen] = run.choose(this.chooser, 'choose', candidates, {
      least: may === undefined ? 1 : 0,
      most: 1,
    });
    return chosen ?? null;
  }

  /** cr 508.4: chooses the player or object it attacks. */
  private attacked({ like, players, or }: Extract<Outcome, { kind: 'attacking' }>): ObjectId | Seat | null {
    const { run } = this;
    const { attacks = [] } = run.state.combat ?? {};
    if (like !== undefined) {
      const meant = this.objects(like);
      return attacks.find(({ attacker }) => meant.includes(attacker))?.defender ?? null;
    }
    const said = players === undefined ? undefined : this.players(players);
    return chooseOne(run, this.chooser, 'choose', openToAttack(run.state, this.chooser, said, or)) ?? null;
  }

  /** cr 509.4: chooses the attacker it blocks. */
  private blocked({ attacker }: Extract<Outcome, { kind: 'blocking' }>): ObjectId | Seat | null {
    const open = attackersOn(this.run.state, this.chooser);
    const among = attacker === undefined ? open : this.objects(attacker).filter((id) => open.includes(id));
    return chooseOne(this.run, this.chooser, 'choose', among) ?? null;
  }

  /** Corrects the amount of the event, for what is done later. */
  setAmount(amount: number): void {
    const { context } = this;
    if (context.event !== null) context.event = { ...context.event, amount };
  }

  /** Schedules an effect for after the event, in this effect's context (cr 614.11a, 615.5). */
  later(ref: NodeRef): number {
    const index = (this.index ??= this.run.proposal.addContext(this.context));
    this.run.enter(ref, index);
    return index;
  }

  isPermanent(id: ObjectId): boolean {
    return this.run.state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no';
  }
}
