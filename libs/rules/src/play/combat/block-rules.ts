// Collects the restrictions, requirements and costs of blocking (cr 509.1b-d) from the effects in force.
// Memoized until something happens: listing, checking and pricing a declaration with 110 attackers and 188
// possible blockers took 60 ms, a third for each.
import {
  cannots,
  musts,
  permissions,
  qualities,
  type ActionRule,
  type QualityOf,
} from '../../reading/in-force/in-force.js';
import { keywordBehind } from '../../model/printed/keyword-behind.js';
import { controllerOf, hasType, permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import type { Sight } from '../../reading/language/sight.js';
import { valueOf } from '../../reading/language/values.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { coversBeingBlocked, coversBlock, speaksOf } from './covers.js';
import { teamOf } from '../../reading/in-force/defenders.js';
import type { Price } from './fault.js';
import { Counting } from './puzzle.js';
import { best, NOTHING_REQUIRED, type Best, type DeclarationWay } from './requirements.js';
import { unionsOf } from './unions.js';

type Block = ActionRule<'block'>;
type BeBlocked = ActionRule<'be-blocked'>;
type BlockAsThough = 'reach' | 'no-shadow' | 'untapped';

export interface BlockCandidate {
  readonly blocker: ObjectId;
  readonly attackers: readonly ObjectId[];
}

const ALL = 'blockers';
const NOTHING_SAID: ReadonlyMap<number, BeBlocked> = new Map();

/** All rules that apply to the declaration of blockers of one player or team. */
export class BlockRules {
  private readonly sight: Sight;
  private readonly blocking: readonly Block[];
  /** The rules about being blocked, by the number of the attacker. */
  private readonly blocked = new Map<ObjectId, ReadonlyMap<number, BeBlocked>>();
  private readonly required: readonly Block[];
  private readonly wanted: readonly BeBlocked[];
  /** The creatures that attack this player or team (cr 509.1a, 802.4a). */
  readonly attackers: readonly ObjectId[];
  readonly candidates: readonly BlockCandidate[];
  readonly counting = new Counting();

  constructor(
    private readonly state: GameState,
    seat: Seat,
  ) {
    const side = teamOf(state, seat);
    this.sight = sightOf(state);
    this.blocking = cannots(state, 'block');
    this.required = musts(state, 'block');
    this.wanted = musts(state, 'be-blocked');
    this.attackers = (state.combat?.attacks ?? [])
      .filter(({ defending }) => side.includes(defending))
      .map(({ attacker }) => attacker);
    const said = [...cannots(state, 'be-blocked').entries()];
    for (const id of this.attackers)
      this.blocked.set(
        id,
        new Map(said.filter(([, rule]) => speaksOf(this.sight, rule, rule.action.who, id))),
      );
    this.candidates = permanents(state)
      .filter((id) => this.couldBlock(id, side))
      .map((blocker) => ({
        blocker,
        attackers: this.attackers.filter((attacker) => !this.isForbidden(blocker, attacker)),
      }))
      .filter(({ attackers }) => attackers.length > 0);
    this.count();
  }

  /** cr 509.1a. */
  couldBlock(id: ObjectId, side: readonly Seat[]): boolean {
    const controller = controllerOf(this.state, id);
    if (controller === null || !side.includes(controller)) return false;
    if (!hasType(this.state, id, 'creature') || hasType(this.state, id, 'battle')) return false;
    return (
      this.state.objects[objectNumber(id)]?.permanent?.tapped === false ||
      this.attackers.some((attacker) => this.asThough('untapped', id, attacker))
    );
  }

  private asThough(what: BlockAsThough, blocker: ObjectId, attacker: ObjectId): boolean {
    return permissions(this.state, 'block-as-though').some(
      (allowed) =>
        allowed.permission.what === what &&
        speaksOf(this.sight, allowed, allowed.permission.who, blocker) &&
        this.fits(allowed, attacker),
    );
  }

  private fits(
    { permission, context }: ReturnType<typeof permissions<'block-as-though'>>[number],
    attacker: ObjectId,
  ): boolean {
    return permission.attacker === undefined || matches(this.sight, permission.attacker, attacker, context);
  }

  isForbidden(blocker: ObjectId, attacker: ObjectId): boolean {
    if (
      this.state.objects[objectNumber(blocker)]?.permanent?.tapped === true &&
      !this.asThough('untapped', blocker, attacker)
    )
      return true;
    return this.forbiddenBy(blocker, attacker).next().done !== true;
  }

  /** The texts that forbid this block. */
  *forbiddenBy(blocker: ObjectId, attacker: ObjectId): Generator<NodeRef> {
    for (const rule of this.blocking)
      if (
        rule.action.alone === undefined &&
        rule.action.most === undefined &&
        rule.unless === undefined &&
        coversBlock(this.sight, rule, blocker, attacker)
      )
        yield rule.ref;
    for (const rule of this.saidOf(attacker).values())
      if (this.isEvaded(rule, blocker, attacker)) yield rule.ref;
    yield* this.protections(blocker, attacker).map(({ ref }) => ref);
  }

  /** The texts that allow an attacker only certain numbers of blockers, or none. */
  countedBy(attackers: readonly ObjectId[]): readonly NodeRef[] {
    return attackers.flatMap((attacker) =>
      [...this.saidOf(attacker).values()].flatMap(({ action: { least, most }, ref }) =>
        least === undefined && most === undefined ? [] : [ref],
      ),
    );
  }

  private saidOf(attacker: ObjectId): ReadonlyMap<number, BeBlocked> {
    return this.blocked.get(attacker) ?? NOTHING_SAID;
  }

  private isBy({ action, context }: BeBlocked, blocker: ObjectId): boolean {
    return action.by === undefined || matches(this.sight, action.by, blocker, context);
  }

  /** cr 509.1b: each evasion ability applies on its own. */
  private isEvaded(rule: BeBlocked, blocker: ObjectId, attacker: ObjectId): boolean {
    const { least, most } = rule.action;
    if (least !== undefined || most !== undefined || rule.unless !== undefined) return false;
    if (!this.isBy(rule, blocker)) return false;
    if (permissions(this.state, 'block-as-though').length === 0) return true;
    const keyword = keywordBehind(this.state, rule.ref);
    return !(
      (keyword === 'flying' && this.asThough('reach', blocker, attacker)) ||
      (keyword === 'shadow' && this.asThough('no-shadow', blocker, attacker))
    );
  }

  /** cr 702.16f, 702.16k. */
  private protections(blocker: ObjectId, attacker: ObjectId): readonly QualityOf[] {
    const controller = controllerOf(this.state, blocker);
    return qualities(this.state, attacker, 'protection').filter(
      ({ node: { filter, players }, context }) =>
        (filter !== undefined && matches(this.sight, filter, blocker, context)) ||
        (players !== undefined &&
          controller !== null &&
          playersOf(this.sight, players, context).includes(controller)),
    );
  }

  /** The number of these attackers it may block at once: one, plus what effects add. */
  most(blocker: ObjectId, attackers: readonly ObjectId[]): number {
    let most = 1;
    for (const allowed of permissions(this.state, 'block-as-though')) {
      const { permission, context } = allowed;
      if (permission.what !== 'more' || !speaksOf(this.sight, allowed, permission.who, blocker)) continue;
      const more =
        permission.count === undefined ? attackers.length : valueOf(this.sight, permission.count, context);
      most += Math.min(more, attackers.filter((attacker) => this.fits(allowed, attacker)).length);
    }
    return Math.min(most, attackers.length);
  }

  private count(): void {
    const { counting, sight } = this;
    this.blocking.forEach(({ action: { alone, most }, context }, index) => {
      if (most !== undefined)
        counting.restrict(`counted ${String(index)}`, `counted ${String(index)}`, {
          most: valueOf(sight, most, context),
        });
      if (alone === undefined) return;
      for (const { blocker } of this.candidates)
        counting.restrict(
          `counted ${String(index)} ${blocker}`,
          ALL,
          alone === 'alone' ? { least: 2 } : { most: 1 },
        );
    });
    for (const attacker of this.attackers)
      for (const [index, { action }] of this.saidOf(attacker)) {
        const name = `by ${String(index)} ${attacker}`;
        if (action.least !== undefined || action.most !== undefined)
          counting.restrict(name, name, bounds(action.least, action.most));
      }
    for (const { blocker } of this.candidates)
      this.required.forEach((_, index) => counting.require(`required ${String(index)} ${blocker}`));
    this.wanted.forEach((rule, index) => {
      const { least, most, all, who } = rule.action;
      for (const attacker of this.attackers.filter((id) => speaksOf(sight, rule, who, id)))
        if (all === undefined)
          counting.require(`wanted ${String(index)} ${attacker}`, bounds(least ?? 1, most));
        else
          for (const { blocker } of this.candidates)
            counting.require(`lured ${String(index)} ${attacker} ${blocker}`);
    });
  }

  /** The counts that blocking one attacker raises. */
  private names(blocker: ObjectId, attacker: ObjectId): readonly string[] {
    const names = [ALL];
    this.blocking.forEach((rule, index) => {
      if (coversBlock(this.sight, rule, blocker, attacker))
        names.push(`counted ${String(index)}`, `counted ${String(index)} ${blocker}`);
    });
    for (const [index, rule] of this.saidOf(attacker))
      if (this.isBy(rule, blocker)) names.push(`by ${String(index)} ${attacker}`);
    this.required.forEach((rule, index) => {
      if (coversBlock(this.sight, rule, blocker, attacker))
        names.push(`required ${String(index)} ${blocker}`);
    });
    this.wanted.forEach((rule, index) => {
      if (coversBeingBlocked(this.sight, rule, attacker, blocker))
        names.push(`wanted ${String(index)} ${attacker}`, `lured ${String(index)} ${attacker} ${blocker}`);
    });
    return names;
  }

  way(blocker: ObjectId, attackers: readonly ObjectId[]): DeclarationWay {
    return this.counting.way(attackers.flatMap((attacker) => this.names(blocker, attacker)));
  }

  prices(blocker: ObjectId, attacker: ObjectId): readonly Price[] {
    const payer = controllerOf(this.state, blocker);
    const covering = [
      ...this.blocking.filter((rule) => coversBlock(this.sight, rule, blocker, attacker)),
      ...[...this.saidOf(attacker).values()].filter((rule) => this.isBy(rule, blocker)),
    ];
    return covering.flatMap(({ unless, ref, context }) =>
      unless === undefined || payer === null
        ? []
        : [{ payer, creature: blocker, costs: unless, ref, context }],
    );
  }

  /**
   * cr 509.1c: nobody is required to pay, so a block with a cost does not count as possible for requirements.
   */
  best(): Best & { readonly blocks: readonly { blocker: ObjectId; attackers: readonly ObjectId[] }[] } {
    if (this.counting.requirements.length === 0) return { ...NOTHING_REQUIRED, blocks: [] };
    const free = this.candidates.map(({ blocker, attackers }) => {
      const unpriced = attackers.filter((attacker) => this.prices(blocker, attacker).length === 0);
      const ways = unpriced.map((attacker) => this.way(blocker, [attacker]));
      return { blocker, choices: unionsOf(unpriced, ways, this.most(blocker, unpriced)) };
    });
    const found = best(this.counting.puzzle(free.map(({ choices }) => choices.map(({ way }) => way))));
    const blocks = free.flatMap(({ blocker, choices }, index) => {
      const choice = choices[found.ways[index] ?? -1];
      return choice === undefined ? [] : [{ blocker, attackers: choice.of }];
    });
    return { ...found, blocks };
  }
}

const bySeat = perEpoch((): Map<Seat, BlockRules> => new Map());

export function blockRulesOf(state: GameState, seat: Seat): BlockRules {
  const rules = bySeat(state);
  let found = rules.get(seat);
  if (found === undefined) rules.set(seat, (found = new BlockRules(state, seat)));
  return found;
}

const bounds = (least: number | undefined, most: number | undefined) => ({
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});
