// Costs outside announcements (cr 118.12): 'you may pay', 'unless that player pays', ward, cumulative upkeep,
// costs of attacking. Checks whether they can be paid, and pays them.
import type { Cost } from '#abilities';
import { permissions } from '../../../reading/in-force/in-force.js';
import { known, permanents, sightOf } from '../../../reading/characteristics/characteristics.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { Refusal } from '../../../model/basics/refusal.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import { performLocals, type Run } from '../../../engine/frames/run.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { Context } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { Choices } from '../../../model/decisions/action.js';
import { plainManaAbility } from '../../../engine/mana/abilities.js';
import { activatedOf } from '../costs/activating.js';
import { Asking } from '../choices/asking.js';
import { complete, isPossible } from './complete.js';
import { newSpot } from '../choices/cost-choices.js';
import { Fault } from '../ways/fault.js';
import { drawn, makeMana, reveal } from '../announcing/performing.js';
import { payMana } from '../costs/pay-mana.js';
import type { ManaPaid } from '../costs/paying.js';
import { firstWay, type Pick } from '../choices/pick.js';
import { bindPaid, newPlan, type Plan } from '../costs/plan.js';
import { readCosts } from '../costs/read-costs.js';
import { totalMana, spentAs } from '../costs/total-cost.js';
import type { Located } from '../../../model/printed/located.js';
import { chooseX, mentionsX } from '../costs/x.js';

interface Paid {
  readonly plan: Plan;
  readonly mana: ManaPaid;
  readonly x: number | null;
}
/** The payment the player has chosen. Nothing of it has happened yet. */
export interface CostPayment extends Paid {
  readonly seat: Seat;
}

function read(state: GameState, seat: Seat, costs: readonly Located[], context: Context, pick: Pick): Paid {
  const sight = sightOf(state);
  const x = context.x ?? (mentionsX({ sight, context }, costs) ? chooseX(pick) : null);
  const plan = newPlan();
  readCosts({ sight, seat, context: { ...context, x }, pick, spot: newSpot() }, costs, plan);
  const subject = { state, sight, seat, object: context.source, kinds: [], context, spell: null };
  const as = spentAs(subject, undefined, permissions(state, 'spend-as-though'));
  const symbols = totalMana({ sight }, plan.symbols, [], x ?? 0);
  const purpose = { sight, object: null };
  const mana = payMana({ state, seat, pick, purpose, helps: [], as }, symbols, plan);
  return { plan, mana, x };
}

const ANYWHERE = 'rule#' as NodeRef;
const somewhere = (costs: readonly Cost[]): Located[] => costs.map((cost) => ({ cost, at: ANYWHERE }));

/** Why the player cannot pay, whatever else they choose. Undefined if they can. */
export function costFault(
  state: GameState,
  seat: Seat,
  costs: readonly Cost[],
  context: Context,
  rules: Rules,
  said: Choices = {},
): Refusal | undefined {
  const found = firstWay(rules, said, (pick) => read(state, seat, somewhere(costs), context, pick));
  return found instanceof Fault ? found.refusal : undefined;
}

/** The position of each cost among those of the frame's own node. */
function locatedIn(run: Run, costs: readonly Cost[]): Located[] {
  const { at } = run.frame;
  if (at === undefined) return somewhere(costs);
  const { costs: own = [] } = run.node() as { readonly costs?: readonly Cost[] };
  return costs.map((cost) => ({ cost, at: childRef(at, 'costs', own.indexOf(cost)) }));
}

/** cr 117.1d: abilities that cost more than {T} and mana. They are not activated without asking. */
function costlySources(
  { state, proposal: { rules } }: Run,
  seat: Seat,
): { readonly object: ObjectId; readonly ability: number }[] {
  return permanents(state).flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    if (object === undefined || known(state, id)?.controller !== seat) return [];
    return activatedOf(state, object).flatMap(({ ability }, nth) => {
      const simple = plainManaAbility(ability);
      if (simple === null || simple.price === 'plain') return [];
      return isPossible(state, seat, { do: 'activate', object: id, ability: nth }, rules)
        ? [{ object: id, ability: nth }]
        : [];
    });
  });
}

/** True if the player could pay, including with abilities they would be asked about. */
export function couldBePaid(run: Run, seat: Seat, costs: readonly Cost[], context: Context): boolean {
  const way = firstWay(run.proposal.rules, {}, (pick) =>
    read(run.state, seat, somewhere(costs), context, pick),
  );
  return !(way instanceof Fault) || (way.why === 'payment' && costlySources(run, seat).length > 0);
}

/** The abilities to activate, and for which mana. Undefined if there are none. */
function askedFor(run: Run, seat: Seat): Choices['pay'] {
  const sources = costlySources(run, seat);
  if (sources.length === 0) return undefined;
  const candidates = [...new Set(sources.map(({ object }) => object))];
  const { objects } = run.ask<'choose-objects'>(seat, 'mana', {
    kind: 'choose-objects',
    candidates,
    count: candidates.length,
    least: 0,
  });
  return objects.flatMap((object) => {
    const source = sources.find((one) => one.object === object);
    if (source === undefined) return [];
    const next = complete(run.state, seat, { do: 'activate', ...source }, run.proposal.rules);
    if (!('question' in next) || next.into !== 'mana' || next.question.kind !== 'word') return [source];
    const { word } = run.ask<'word'>(seat, 'mana', next.question);
    return [{ ...source, mana: word }];
  });
}

/** The player chooses what to pay with. Undefined if they cannot pay. `said`: the earlier choices. */
export function choosePayment(
  run: Run,
  seat: Seat,
  costs: readonly Cost[],
  context: Context,
  said: Choices = {},
): CostPayment | undefined {
  const way = firstWay(run.proposal.rules, said, (pick) =>
    read(run.state, seat, somewhere(costs), context, pick),
  );
  let choices = said;
  if (way instanceof Fault) {
    const pay = way.why === 'payment' ? askedFor(run, seat) : undefined;
    if (pay === undefined || pay.length === 0) return undefined;
    choices = { pay };
  }
  try {
    return {
      seat,
      ...read(run.state, seat, locatedIn(run, costs), context, new Asking(run, seat, choices)),
    };
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

/** Payments of several players at once form one group. */
const atOnce = (payments: readonly CostPayment[]): Verb[][] => {
  const most = Math.max(0, ...payments.map(({ plan }) => plan.groups.length));
  return Array.from({ length: most }, (_, nth) => payments.flatMap(({ plan }) => plan.groups[nth] ?? []));
};

/**
 * Everyone makes the chosen payment at the same time (cr 101.4). Nothing may be asked later in this run, and
 * the payment happens before any frame that is started later.
 */
export function payTogether(run: Run, payments: readonly CostPayment[], context: Context): void {
  for (const { seat, plan, mana } of payments) {
    makeMana(run.proposal, seat, mana);
    reveal(run.proposal, seat, plan);
  }
  const random = payments.flatMap(({ plan }) => drawn(run.proposal, plan, context));
  const groups = [...atOnce(payments), ...random];
  const binds: Plan['binds'] = {};
  for (const { plan } of payments)
    for (const [name, { objects = [] }] of Object.entries(plan.binds)) bindPaid({ binds }, [name], objects);
  Object.assign(context.bindings, binds);
  for (const { x } of payments) if (x !== null && context === run.context) run.context.x = x;
  const index = run.frame.context;
  if (groups.length > 0)
    run.begin(
      newFrame('perform', {
        ...(index === undefined ? {} : { context: index }),
        locals: performLocals(groups),
      }),
    );
  for (const { plan } of payments) for (const at of plan.effects) run.enter(at);
}

/**
 * The player chooses a payment and makes it. False if they cannot. This is part of a frame's choices: nothing
 * may have happened in this run before.
 */
export function payCosts(
  run: Run,
  seat: Seat,
  costs: readonly Cost[],
  context: Context,
  said: Choices = {},
): boolean {
  const payment = choosePayment(run, seat, costs, context, said);
  if (payment !== undefined) payTogether(run, [payment], context);
  return payment !== undefined;
}
