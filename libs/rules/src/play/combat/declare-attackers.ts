// cr 508.1: the declaration of attackers: its options, its legality and its execution.
import type { ManaAbilitiesGiven } from '../../model/decisions/action.js';
import type { AnswerOf } from '../../model/decisions/answer.js';
import type { QuestionOf } from '../../model/decisions/decision.js';
import type { Proposal, Rules } from '../../engine/proposal/proposal.js';
import { occur } from '../../engine/triggers/occur.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { hasQuality } from '../../reading/in-force/in-force.js';
import { keywordRules } from '../../model/printed/keyword-behind.js';
import type { GameEvent } from '../../model/events/events.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Attack } from '../../model/state/turn-state.js';
import { attackRulesOf } from './attack-rules.js';
import { bandFault, bandsOf } from './bands.js';
import { attackable, defendingFor, teamOf } from '../../reading/in-force/defenders.js';
import { combatFault, type CombatFault, type Price } from './fault.js';
import { priceFault } from './prices.js';
import { couldAttack } from './may-attack.js';
import { brokenBy, requirementCounts, obeyedBy } from './requirements.js';

export type Attacks = AnswerOf<'attackers'>['attacks'];

/** cr 508.1a-c: the creatures that may attack, and the defenders each of them is not forbidden to attack. */
export const attackQuestion = (state: GameState, seat: Seat): QuestionOf<'attackers'> => ({
  kind: 'attackers',
  candidates: attackRulesOf(state, seat).candidates.map(({ attacker, defenders }) => ({
    attacker,
    defenders: [...defenders],
  })),
});

const PRICED = { paying: 'cr 508.1j', mana: 'cr 508.1i' };

export function attackFault(
  state: GameState,
  seat: Seat,
  attacks: Attacks,
  rules: Rules,
  pay?: ManaAbilitiesGiven,
): CombatFault | undefined {
  const attackRules = attackRulesOf(state, seat);
  if (new Set(attacks.map(({ attacker }) => attacker)).size !== attacks.length)
    return combatFault('cr 508.1b', 'Each creature must attack exactly one player or permanent.');
  const candidates = new Map(attackRules.candidates.map((candidate) => [candidate.attacker, candidate]));
  const attacked = attackable(state);
  for (const { attacker, defender } of attacks) {
    const candidate = candidates.get(attacker);
    if (candidate === undefined && !couldAttack(state, attacker, teamOf(state, seat)))
      return combatFault(
        'cr 508.1a',
        'Only untapped creatures that you have controlled since the turn began can attack.',
      );
    if (!attacked.includes(defender))
      return combatFault(
        'cr 508.1b',
        'Only a defending player, their planeswalkers and battles can be attacked.',
      );
    if (candidate?.defenders.includes(defender) !== true)
      return combatFault(
        'cr 508.1c',
        'An effect forbids that attack.',
        keywordRules(state, [...attackRules.forbiddenBy(attacker, defender)]),
      );
  }
  const { counting } = attackRules;
  const counts = requirementCounts(
    counting.puzzle([]).counts,
    attacks.map(({ attacker, defender }) => attackRules.way(attacker, defender)),
  );
  if (brokenBy(counting.restrictions, counts) !== undefined)
    return combatFault('cr 508.1c', 'Those creatures cannot attack together like this.');
  if (obeyedBy(counting.requirements, counts) < attackRules.best().obeyed)
    return combatFault('cr 508.1d', 'More creatures that must attack could attack.');
  const prices = attacks.flatMap(({ attacker, defender }) => attackRules.prices(attacker, defender));
  const tapped = tappedBy(state, attacks);
  return bandFault(state, attacks) ?? priceFault(state, prices, { seat, pay, tapped, rules: PRICED }, rules);
}

/** A legal declaration with only the required attacks, for a player who does not answer. */
export const leastAttack = (state: GameState, seat: Seat): Attacks =>
  attackRulesOf(state, seat)
    .best()
    .attacks.map((attack) => ({ ...attack }));

/** cr 508.1h: the total cost of the chosen attacks. */
export function attackPrices(state: GameState, seat: Seat, attacks: Attacks): readonly Price[] {
  if (attacks.length === 0) return [];
  const rules = attackRulesOf(state, seat);
  return attacks.flatMap(({ attacker, defender }) => rules.prices(attacker, defender));
}

/** cr 508.1f, 702.20b: attacking creatures without vigilance are tapped. */
const tappedBy = (state: GameState, attacks: Attacks): ObjectId[] =>
  attacks
    .map(({ attacker }) => attacker)
    .filter(
      (id) =>
        state.objects[objectNumber(id)]?.permanent?.tapped === false && !hasQuality(state, id, 'vigilance'),
    );

export function tapAttackers(proposal: Proposal, attacks: Attacks): void {
  occur(
    proposal,
    tappedBy(proposal.state, attacks).map((object): GameEvent => ({
      type: 'PermanentTapped',
      object,
      tapped: true,
      forMana: false,
    })),
  );
}

/** cr 508.1k: chosen creatures that are still controlled become attacking creatures. */
export function becomeAttackers(proposal: Proposal, seat: Seat, attacks: Attacks): void {
  const { state } = proposal;
  const side = teamOf(state, seat);
  const bands = bandsOf(attacks);
  const still = (id: ObjectId): boolean => {
    const controller = controllerOf(state, id);
    return (
      state.objects[objectNumber(id)]?.permanent !== undefined &&
      controller !== null &&
      side.includes(controller)
    );
  };
  const declared = attacks.flatMap(({ attacker, defender, band }): Attack[] => {
    const defending = defendingFor(state, defender);
    if (defending === null || !still(attacker)) return [];
    return [
      {
        attacker,
        defender,
        defending,
        blocked: false,
        band: band !== undefined && bands.has(band) ? band : null,
      },
    ];
  });
  occur(proposal, [{ type: 'AttackersDeclared', attacks: declared }]);
}
