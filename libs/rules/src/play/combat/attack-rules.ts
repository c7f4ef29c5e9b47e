// Collects the restrictions, requirements and costs of attacking (cr 508.1c-d, 508.1h) from the effects in
// force.
import { cannots, goadersOf, musts, type ActionRule } from '../../reading/in-force/in-force.js';
import { controllerOf, sightOf } from '../../reading/characteristics/characteristics.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import { isInRange } from '../../reading/language/range.js';
import { valueOf } from '../../reading/language/values.js';
import type { GameState } from '../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { keywordBehind } from '../../model/printed/keyword-behind.js';
import { coversAttack } from './covers.js';
import { attackable, defendingFor, teamOf } from '../../reading/in-force/defenders.js';
import type { Price } from './fault.js';

import { attacksAsThough, couldAttackAmong } from './may-attack.js';
import { Counting } from './puzzle.js';
import { best, NOTHING_REQUIRED, type Best, type DeclarationWay } from './requirements.js';

type Rule = ActionRule<'attack'>;

export interface AttackCandidate {
  readonly attacker: ObjectId;
  readonly defenders: readonly Defender[];
}

const ALL = 'attackers';
const isPlain = ({ action, unless }: Rule): boolean =>
  action.alone === undefined && action.most === undefined && unless === undefined;

/** All rules that apply to one declaration of attackers. */
export class AttackRules {
  private readonly forbidding: readonly Rule[];
  private readonly counted: readonly Rule[];
  private readonly priced: readonly Rule[];
  private readonly required: readonly Rule[];
  private readonly goaded = new Map<ObjectId, readonly Seat[]>();
  readonly candidates: readonly AttackCandidate[];
  readonly counting = new Counting();

  constructor(
    private readonly state: GameState,
    seat: Seat,
  ) {
    const rules = cannots(state, 'attack');
    this.forbidding = rules.filter(isPlain);
    this.counted = rules.filter(({ action }) => action.alone !== undefined || action.most !== undefined);
    this.priced = rules.filter((rule) => rule.unless !== undefined && !this.counted.includes(rule));
    this.required = musts(state, 'attack');
    const able = couldAttackAmong(state, teamOf(state, seat));
    const defenders = able.length === 0 ? [] : attackable(state);
    this.candidates = able
      .map((attacker) => ({
        attacker,
        defenders: defenders.filter(
          (defender) => this.isWithinRange(attacker, defender) && !this.isForbidden(attacker, defender),
        ),
      }))
      .filter((candidate) => candidate.defenders.length > 0);
    for (const { attacker } of this.candidates)
      this.goaded.set(attacker, [...new Set(goadersOf(state, attacker))]);
    this.count();
  }

  private covers(rule: Rule, attacker: ObjectId, defender: Defender): boolean {
    const sight = sightOf(this.state);
    if (!coversAttack(sight, rule, attacker, defender)) return false;
    if (rule.while === undefined) return true;
    const defending = defendingFor(this.state, defender);
    return defending !== null && sight.read.holds({ ...sight, defending }, rule.while, rule.context);
  }

  /** cr 801.3: measured from the creature's own controller when a team attacks together. */
  private isWithinRange(attacker: ObjectId, defender: Defender): boolean {
    const { state } = this;
    if (state.range === undefined) return true;
    const controller = controllerOf(state, attacker);
    const defending = defendingFor(state, defender);
    return controller !== null && defending !== null && isInRange(state, controller, defending);
  }

  private isForbidden(attacker: ObjectId, defender: Defender): boolean {
    return this.forbiddenBy(attacker, defender).next().done !== true;
  }

  /** The texts that forbid this attack. */
  *forbiddenBy(attacker: ObjectId, defender: Defender): Generator<NodeRef> {
    for (const rule of this.forbidding)
      if (
        this.covers(rule, attacker, defender) &&
        // cr 702.3b, and effects that let a creature attack as though it didn't have defender.
        !(
          keywordBehind(this.state, rule.ref) === 'defender' &&
          attacksAsThough(this.state, attacker, 'no-defender')
        )
      )
        yield rule.ref;
  }

  private count(): void {
    const { counting } = this;
    this.counted.forEach(({ action: { alone, most }, context }, index) => {
      if (most !== undefined) {
        const name = `counted ${String(index)}`;
        counting.restrict(name, name, { most: valueOf(sightOf(this.state), most, context) });
      }
      if (alone === undefined) return;
      for (const { attacker } of this.candidates)
        counting.restrict(
          `counted ${String(index)} ${attacker}`,
          ALL,
          alone === 'alone' ? { least: 2 } : { most: 1 },
        );
    });
    for (const { attacker } of this.candidates) {
      this.required.forEach((_, index) => counting.require(`required ${String(index)} ${attacker}`));
      // cr 701.15b: it attacks if able, and attacks a player other than the goading one if able.
      for (const goader of this.goaded.get(attacker) ?? []) {
        counting.require(`goaded ${String(goader)} ${attacker}`);
        counting.require(`elsewhere ${String(goader)} ${attacker}`);
      }
    }
  }

  /** The counts that this attack raises. */
  way(attacker: ObjectId, defender: Defender): DeclarationWay {
    const names = [ALL];
    this.counted.forEach((rule, index) => {
      if (this.covers(rule, attacker, defender))
        names.push(`counted ${String(index)}`, `counted ${String(index)} ${attacker}`);
    });
    this.required.forEach((rule, index) => {
      if (this.covers(rule, attacker, defender)) names.push(`required ${String(index)} ${attacker}`);
    });
    for (const goader of this.goaded.get(attacker) ?? []) {
      names.push(`goaded ${String(goader)} ${attacker}`);
      if (typeof defender === 'number' && defender !== goader)
        names.push(`elsewhere ${String(goader)} ${attacker}`);
    }
    return this.counting.way(names);
  }

  prices(attacker: ObjectId, defender: Defender): readonly Price[] {
    const payer = controllerOf(this.state, attacker);
    return this.priced.flatMap((rule) => {
      if (rule.unless === undefined || payer === null || !this.covers(rule, attacker, defender)) return [];
      return [{ payer, creature: attacker, costs: rule.unless, ref: rule.ref, context: rule.context }];
    });
  }

  /**
   * cr 508.1d: nobody is required to pay, so an attack with a cost does not count as possible for
   * requirements.
   */
  best(): Best & { readonly attacks: readonly { attacker: ObjectId; defender: Defender }[] } {
    if (this.counting.requirements.length === 0) return { ...NOTHING_REQUIRED, attacks: [] };
    const free = this.candidates.map(({ attacker, defenders }) => ({
      attacker,
      defenders: defenders.filter((defender) => this.prices(attacker, defender).length === 0),
    }));
    const found = best(
      this.counting.puzzle(
        free.map(({ attacker, defenders }) => defenders.map((defender) => this.way(attacker, defender))),
      ),
    );
    const attacks = free.flatMap(({ attacker, defenders }, index) => {
      const defender = defenders[found.ways[index] ?? -1];
      return defender === undefined ? [] : [{ attacker, defender }];
    });
    return { ...found, attacks };
  }
}

const bySeat = perEpoch((): Map<Seat, AttackRules> => new Map());

/** Memoized until something happens. */
export function attackRulesOf(state: GameState, seat: Seat): AttackRules {
  const rules = bySeat(state);
  let found = rules.get(seat);
  if (found === undefined) rules.set(seat, (found = new AttackRules(state, seat)));
  return found;
}
