// The turn-based action of the declare attackers step (cr 508.1).
import type { AnswerOf } from '../../model/decisions/answer.js';
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import { teamOf } from '../../reading/in-force/defenders.js';
import {
  attackPrices,
  attackQuestion,
  becomeAttackers,
  tapAttackers,
  type Attacks,
} from './declare-attackers.js';
import type { Price } from './fault.js';
import { payPrices, unpaidIn } from './prices.js';

const NOBODY: AnswerOf<'attackers'> = { kind: 'attackers', attacks: [] };

export function attackersStep(run: Run): Ran {
  const active = run.state.turn?.active;
  const [seat] = active === undefined ? [] : teamOf(run.state, active);
  if (seat === undefined) return undefined;
  const declared = run.local('attacks') as Attacks | undefined;
  if (declared === undefined) {
    const question = attackQuestion(run.state, seat);
    const { candidates } = question;
    const { attacks, pay } =
      candidates.length === 0 ? NOBODY : run.ask<'attackers'>(seat, 'attackers', question);
    run.keep('attacks', attacks);
    if (pay !== undefined) run.keep('pay', pay);
    run.keep('prices', attackPrices(run.state, seat, attacks));
    tapAttackers(run.proposal, attacks);
    return 'again';
  }
  if (payPrices(run, seat, run.local('prices') as readonly Price[]) === 'again') return 'again';
  const unpaid = unpaidIn(run);
  becomeAttackers(
    run.proposal,
    seat,
    declared.filter(({ attacker }) => !unpaid.includes(attacker)),
  );
  return undefined;
}
