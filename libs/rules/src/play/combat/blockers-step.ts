// The turn-based actions of the declare blockers step (cr 509.1, 802.4; for base cr2011 its 509.2 and 509.3).
import type { AnswerOf } from '../../model/decisions/answer.js';
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { turnOrder } from '../../reading/language/players.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { blockPrices, blockQuestion, becomeBlockers, type Blocks } from './declare-blockers.js';
import { defendingSeats, teamOf } from '../../reading/in-force/defenders.js';
import type { Price } from './fault.js';
import { payPrices, unpaidIn } from './prices.js';

/** cr 802.4, 805.10d: the attacked players in turn order. A team with shared turns declares as one. */
export function declaringSeats(state: GameState): Seat[] {
  const attacked = (state.combat?.attacks ?? []).map(({ defending }) => defending);
  const seats = turnOrder({ state }, attacked).flatMap((seat) => teamOf(state, seat)[0] ?? []);
  return seats.length > 0 ? [...new Set(seats)] : defendingSeats(state).slice(0, 1);
}

/** Each player declares with the earlier declarations known, so the frame runs again for the next player. */
export function blockersStep(run: Run): Ran {
  const seats = (run.local('seats') ?? declaringSeats(run.state)) as Seat[];
  const [seat, ...rest] = seats;
  if (seat === undefined) return orderBlockers(run);
  const declared = (run.local('blocks') ?? null) as Blocks | null;
  if (declared === null) {
    const { blocks, pay } = declaration(run, seat);
    run.keep('seats', seats);
    run.keep('blocks', blocks);
    if (pay !== undefined) run.keep('pay', pay);
    run.keep('prices', blockPrices(run.state, seat, blocks));
    return 'again';
  }
  if (payPrices(run, seat, run.local('prices') as readonly Price[]) === 'again') return 'again';
  run.keep('seats', rest);
  run.keep('blocks', null);
  const unpaid = unpaidIn(run);
  becomeBlockers(
    run.proposal,
    seat,
    declared.filter(({ blocker }) => !unpaid.includes(blocker)),
  );
  return 'again';
}

function declaration(run: Run, seat: Seat): AnswerOf<'blockers'> {
  const question = blockQuestion(run.state, seat);
  if (question.candidates.length === 0) return { kind: 'blockers', blocks: [] };
  return run.ask<'blockers'>(seat, 'blockers', question);
}

/**
 * cr2011 509.2-509.3: the player of a creature that fights several others announces the order in which they
 * are dealt damage.
 */
function orderBlockers(run: Run): Ran {
  const { state } = run;
  if (state.terms?.base !== 'cr2011') return undefined;
  const { attacks = [], blocks = [] } = state.combat ?? {};
  const fights = [
    ...attacks.map(({ attacker }) => ({
      object: attacker,
      against: blocks.filter(({ attackers }) => attackers.includes(attacker)).map(({ blocker }) => blocker),
    })),
    ...blocks.map(({ blocker, attackers }) => ({ object: blocker, against: attackers })),
  ];
  const orders = fights
    .filter(({ against }) => against.length > 1)
    .map(({ object, against }) => ({ object, order: orderOf(run, object, against) }));
  for (const { object, order } of orders) run.proposal.emit({ type: 'BlockersOrdered', object, order });
  return undefined;
}

function orderOf(run: Run, object: ObjectId, against: readonly ObjectId[]): ObjectId[] {
  const seat = controllerOf(run.state, object);
  if (seat === null) return [...against];
  const label = (id: ObjectId): string => run.sight.known(id)?.name ?? '';
  const { order } = run.ask<'order'>(seat, 'damage', {
    kind: 'order',
    options: against.map((id) => ({ label: label(id), object: id })),
  });
  return order.flatMap((index) => against[index] ?? []);
}
