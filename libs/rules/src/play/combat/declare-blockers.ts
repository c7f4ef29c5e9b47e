// cr 509.1: the declaration of blockers: its options, its legality and its execution.
import type { ManaAbilitiesGiven } from '../../model/decisions/action.js';
import type { AnswerOf } from '../../model/decisions/answer.js';
import type { QuestionOf } from '../../model/decisions/decision.js';
import type { Proposal, Rules } from '../../engine/proposal/proposal.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { keywordRules } from '../../model/printed/keyword-behind.js';
import { occur } from '../../engine/triggers/occur.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Block } from '../../model/state/turn-state.js';
import { blockRulesOf } from './block-rules.js';
import { teamOf } from '../../reading/in-force/defenders.js';
import { combatFault, type CombatFault, type Price } from './fault.js';
import { priceFault } from './prices.js';
import { brokenBy, requirementCounts, obeyedBy } from './requirements.js';

export type Blocks = AnswerOf<'blockers'>['blocks'];

/** cr 509.1a-b: the creatures that may block, and the attackers each of them is not forbidden to block. */
export function blockQuestion(state: GameState, seat: Seat): QuestionOf<'blockers'> {
  const rules = blockRulesOf(state, seat);
  return {
    kind: 'blockers',
    candidates: rules.candidates.map(({ blocker, attackers }) => ({
      blocker,
      attackers: [...attackers],
      most: rules.most(blocker, attackers),
    })),
  };
}

const PRICED = { paying: 'cr 509.1f', mana: 'cr 509.1e' };

export function blockFault(
  state: GameState,
  seat: Seat,
  blocks: Blocks,
  rules: Rules,
  pay?: ManaAbilitiesGiven,
): CombatFault | undefined {
  const blockRules = blockRulesOf(state, seat);
  if (new Set(blocks.map(({ blocker }) => blocker)).size !== blocks.length)
    return combatFault('cr 509.1a', 'Name each blocker once.');
  for (const { blocker, attackers } of blocks) {
    if (!blockRules.couldBlock(blocker, teamOf(state, seat)))
      return combatFault('cr 509.1a', 'Only untapped creatures that you control can block.');
    if (attackers.length === 0 || new Set(attackers).size !== attackers.length)
      return combatFault('cr 509.1a', 'A blocker must block an attacker, and each attacker only once.');
    if (attackers.some((attacker) => !blockRules.attackers.includes(attacker)))
      return combatFault('cr 509.1a', 'You can block only creatures that attack you.');
    const forbidden = attackers.filter((attacker) => blockRules.isForbidden(blocker, attacker));
    if (forbidden.length > 0) {
      const by = forbidden.flatMap((attacker) => [...blockRules.forbiddenBy(blocker, attacker)]);
      return combatFault('cr 509.1b', 'An effect forbids that block.', keywordRules(state, by));
    }
    if (attackers.length > blockRules.most(blocker, attackers))
      return combatFault('cr 509.1a', 'That creature cannot block that many attackers.');
  }
  const { counting } = blockRules;
  const counts = requirementCounts(
    counting.puzzle([]).counts,
    blocks.map(({ blocker, attackers }) => blockRules.way(blocker, attackers)),
  );
  if (brokenBy(counting.restrictions, counts) !== undefined)
    return combatFault(
      'cr 509.1b',
      'Those creatures cannot block together like this.',
      keywordRules(state, blockRules.countedBy(blocks.flatMap(({ attackers }) => attackers))),
    );
  if (obeyedBy(counting.requirements, counts) < blockRules.best().obeyed)
    return combatFault('cr 509.1c', 'More creatures that must block could block.');
  const prices = blocks.flatMap(({ blocker, attackers }) =>
    attackers.flatMap((attacker) => blockRules.prices(blocker, attacker)),
  );
  return priceFault(state, prices, { seat, pay, tapped: [], rules: PRICED }, rules);
}

/** A legal declaration with only the required blocks, for a player who does not answer. */
export const leastBlock = (state: GameState, seat: Seat): Blocks =>
  blockRulesOf(state, seat)
    .best()
    .blocks.map(({ blocker, attackers }) => ({ blocker, attackers: [...attackers] }));

/** cr 509.1d: the total cost of the chosen blocks. */
export function blockPrices(state: GameState, seat: Seat, blocks: Blocks): readonly Price[] {
  const rules = blockRulesOf(state, seat);
  return blocks.flatMap(({ blocker, attackers }) =>
    attackers.flatMap((attacker) => rules.prices(blocker, attacker)),
  );
}

/** cr 702.22h: if a creature in a band is blocked, the whole band is blocked. */
function withBands(state: GameState, attackers: readonly ObjectId[]): ObjectId[] {
  const attacks = state.combat?.attacks ?? [];
  const bands = attacks.filter(({ attacker }) => attackers.includes(attacker)).map(({ band }) => band);
  const mates = attacks.filter(({ band }) => band !== null && bands.includes(band));
  return [...new Set([...attackers, ...mates.map(({ attacker }) => attacker)])];
}

/**
 * cr 509.1g-h: chosen creatures that are still controlled become blocking creatures, and the attackers become
 * blocked.
 */
export function becomeBlockers(proposal: Proposal, seat: Seat, blocks: Blocks): void {
  const { state } = proposal;
  const side = teamOf(state, seat);
  const attacking = new Set(state.combat?.attacks.map(({ attacker }) => attacker));
  const declared = blocks.flatMap(({ blocker, attackers }): Block[] => {
    const controller = controllerOf(state, blocker);
    const there = state.objects[objectNumber(blocker)]?.permanent !== undefined;
    if (!there || controller === null || !side.includes(controller)) return [];
    return [
      {
        blocker,
        attackers: withBands(
          state,
          attackers.filter((id) => attacking.has(id)),
        ),
      },
    ];
  });
  occur(proposal, [{ type: 'BlockersDeclared', seat, blocks: declared }]);
}

/** cr 702.22i: an effect makes it blocked, and with it its whole band. */
export function becomeBlocked(proposal: Proposal, attackers: readonly ObjectId[]): void {
  const { state } = proposal;
  const unblocked = withBands(state, attackers).filter((id) =>
    state.combat?.attacks.some(({ attacker, blocked }) => attacker === id && !blocked),
  );
  occur(
    proposal,
    unblocked.map((attacker) => ({ type: 'BecameBlocked', attacker }) as const),
  );
}
