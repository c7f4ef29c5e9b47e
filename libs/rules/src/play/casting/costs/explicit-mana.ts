// Activates the mana abilities that an action names for its payment, one after another (cr 601.2g, 602.2b,
// 605.3a).
import { contextOfAbility } from '../../../reading/characteristics/effects/continuous.js';
import type { Cost } from '#abilities';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { findPayment } from '../../../engine/mana/auto-payer.js';
import { billsOf, setOfType, typesIn, type ManaType, type ManaTypeSet } from '../../../engine/mana/bill.js';
import { manaThenMore, outputsOf, plainManaAbility } from '../../../engine/mana/abilities.js';
import { mayChangeMana, isManaWatched, type Heard } from '../../../engine/mana/heard.js';
import { heardOf } from '../../../engine/mana/makings.js';
import { unitOf, type ManaAbility } from '../../../engine/mana/mana-ability.js';
import { poolFor } from '../../../engine/mana/purpose.js';
import { canTap } from '../../../engine/mana/usable.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { mayActivate } from './activating.js';
import { readCosts } from './read-costs.js';
import { newSpot } from '../choices/cost-choices.js';
import { fault } from '../ways/fault.js';
import type { ManaStep, Paying } from './paying.js';
import type { Pick, Point } from '../choices/pick.js';
import { newPlan, type Plan } from './plan.js';
import { objectToUse } from '../ways/scene.js';
import { located } from '../../../model/printed/located.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { ManaSymbol } from '#cards';

export interface Before {
  readonly steps: readonly ManaStep[];
  /** The mana pool after the steps. */
  readonly pool: readonly ManaUnit[];
  /** The alternative results of each step that was left open. */
  readonly open: readonly (readonly Heard[])[];
}

/** The number of ways tried to add the mana that was left open. */
const MOST_WAYS = 400;

export function explicitSteps(paying: Paying, plan: Plan): Before {
  const { state, seat, pick } = paying;
  const steps: ManaStep[] = [];
  const open: (readonly Heard[])[] = [];
  let pool: readonly ManaUnit[] = state.seats[seat]?.mana ?? [];
  for (const { object: id, ability: nth, mana } of pick.choices.pay ?? []) {
    const object = objectToUse(state, seat, id);
    const { ability, ref } = mayActivate(state, seat, object, nth);
    const plain = plainManaAbility(ability);
    const further = plain === null && paying.further !== undefined ? manaThenMore(ability) : null;
    const simple = plain ?? further?.simple;
    if (simple === undefined)
      return fault('cr 605.1a', 'Only mana abilities can be activated while a cost is paid.');
    const one: ManaAbility = { object: id, ref, ability, simple };
    const spent = paidFrom(paying, one, pool, plan);
    const snow = sightOf(state).known(id)?.supertypes.includes('snow') ?? false;
    const { types, all } = saidMana(paying, one, mana, snow);
    const [heard, ...others] = all;
    open.push(others);
    const added = heard?.units ?? types.map((type) => unitOf(one, type, snow));
    const follows = further?.steps.map((step) => childRef(ref, 'body', 'effect', 'steps', step));
    steps.push({ ability: one, spent, added, heard, ...(follows === undefined ? {} : { follows }) });
    pool = [...without(pool, spent), ...added];
  }
  return { steps, pool, open };
}

/**
 * The steps as they are, then with other results for what was left open (cr 605.4a): another colour may pay.
 */
export function* waysToAdd(before: Before, pool: readonly ManaUnit[]): Generator<Before> {
  yield before;
  let ways: readonly (readonly ManaStep[])[] = [[]];
  for (const [at, step] of before.steps.entries()) {
    const all = [step, ...(before.open[at] ?? []).map((heard) => ({ ...step, heard, added: heard.units }))];
    ways = ways.flatMap((way) => all.map((one) => [...way, one])).slice(0, MOST_WAYS);
  }
  for (const steps of ways.slice(1)) {
    const after = poolAfter(steps, pool);
    if (after !== undefined) yield { steps, pool: after, open: before.open };
  }
}

/** Undefined if one step spends mana that another no longer adds. */
function poolAfter(steps: readonly ManaStep[], pool: readonly ManaUnit[]): readonly ManaUnit[] | undefined {
  let left = pool;
  for (const { spent, added } of steps) {
    if (spent.some((unit) => !left.includes(unit))) return undefined;
    left = [...without(left, spent), ...added];
  }
  return left;
}

function without(pool: readonly ManaUnit[], spent: readonly ManaUnit[]): ManaUnit[] {
  const left = [...pool];
  for (const unit of spent) left.splice(left.indexOf(unit), 1);
  return left;
}

/** The cost of the ability: {T} and mana are paid at once, the rest with the other costs. */
function paidFrom(
  paying: Paying,
  one: ManaAbility,
  pool: readonly ManaUnit[],
  plan: Plan,
): readonly ManaUnit[] {
  const { state } = paying;
  const sight = sightOf(state);
  if (one.simple.taps) {
    const isCreature = sight.known(one.object)?.types.includes('creature') ?? false;
    if (plan.tapped.has(one.object) || !canTap(sight, one.object, isCreature))
      fault('cr 602.5a', 'It cannot be tapped for mana now.');
    plan.tapped.add(one.object);
  }
  const others = one.ability.costs.filter(({ kind }) => kind !== 'tap');
  return spend(paying, one, payOthers(paying, one, others, plan), pool);
}

/** The costs beside {T}: mana is returned, and the rest joins the other costs. */
function payOthers(
  { state, seat, pick }: Paying,
  one: ManaAbility,
  costs: readonly Cost[],
  plan: Plan,
): readonly ManaSymbol[] {
  const own = { ...newPlan(), tapped: plan.tapped, used: plan.used };
  const payer = {
    sight: sightOf(state),
    seat,
    context: contextOfAbility(one.object, seat, one),
    pick,
    spot: newSpot(),
  };
  readCosts(payer, located(costs, childRef(one.ref, 'costs')), own);
  plan.groups.push(...own.groups);
  plan.random.push(...own.random);
  return own.symbols;
}

/** Pays the costs beside {T} and mana that the auto-payer chose, with the other permanent it found. */
export function payBeside(paying: Paying, one: ManaAbility, plan: Plan): void {
  const beside = one.ability.costs.filter(({ kind }) => kind !== 'tap' && kind !== 'mana');
  const { another } = one;
  const pick: Pick =
    another === undefined
      ? paying.pick
      : { rules: paying.pick.rules, choices: { costs: [[another]] }, choose: chosenBefore };
  payOthers({ ...paying, pick }, one, beside, plan);
}

/** All choices are made: takes the given choice, or the only option. */
function chosenBefore<T>({ given, only }: Point<T>): T {
  return given({}) ?? only ?? fault('cr 605.3a', 'There is no mana to pay its activation cost.');
}

function spend(
  { state, seat }: Paying,
  { object }: ManaAbility,
  symbols: readonly ManaSymbol[],
  pool: readonly ManaUnit[],
): readonly ManaUnit[] {
  if (symbols.length === 0) return [];
  const { made, places } = poolFor(state, pool, seat, { sight: sightOf(state), object });
  for (const bill of billsOf(symbols, { x: 0, life: 0 })) {
    const payment = findPayment<never>(made, [], bill);
    if (payment === undefined) continue;
    return payment.spent.flatMap((paid) =>
      paid.from === 'pool' ? (pool[places[paid.place] ?? -1] ?? []) : [],
    );
  }
  return fault('cr 605.3a', 'There is no mana to pay its activation cost.');
}

/** The possible results if an ability triggers on it, the default first. */
function heardAs(
  { state, seat, pick }: Paying,
  one: ManaAbility,
  types: readonly ManaType[],
  snow: boolean,
): readonly Heard[] {
  if (!isManaWatched(state) || !mayChangeMana(state, seat, one.object, one.simple.taps)) return [];
  const outputs = [types.map(setOfType)];
  return heardOf(state, seat, one, snow, outputs, pick.rules);
}

interface Said {
  readonly types: readonly ManaType[];
  /** All possible results, if an ability triggers on it. */
  readonly all: readonly Heard[];
}

/** cr 605.3b: the mana it adds, alone or with the mana that triggered abilities add (cr 605.4a). */
function saidMana(paying: Paying, one: ManaAbility, said: string | undefined, snow: boolean): Said {
  const { state, seat } = paying;
  const outputs = outputsOf(sightOf(state), one.simple.adds, contextOfAbility(one.object, seat, one));
  const types = typesFor(outputs, said);
  if (types !== undefined) return { types, all: heardAs(paying, one, types, snow) };
  const letters = said === undefined ? [] : lettersOf(said);
  for (const { length } of outputs) {
    const own = letters.length > length ? typesFor(outputs, letters.slice(0, length).join('')) : undefined;
    const all = own === undefined ? [] : heardAs(paying, one, own, snow);
    const meant = all.filter(({ units }) => units.map(({ type }) => type).join('') === letters.join(''));
    if (own !== undefined && meant.length > 0) return { types: own, all: meant };
  }
  return fault('cr 605.3b', 'Choose which mana it produces.');
}

const lettersOf = (said: string): readonly ManaType[] =>
  [...said.matchAll(/[WUBRGC]/g)].map(([letter]) => letter as ManaType);

/** The stated mana if it can be produced. If none is stated, the mana if there is only one possibility. */
export function typesFor(
  outputs: readonly (readonly ManaTypeSet[])[],
  said: string | undefined,
): readonly ManaType[] | undefined {
  if (said === undefined) {
    const [only] = outputs;
    if (only === undefined) return [];
    const types = only.map(typesIn);
    return outputs.length === 1 && types.every(({ length }) => length === 1) ? types.flat() : undefined;
  }
  const letters = lettersOf(said);
  const fits = outputs.some(
    (units) => units.length === letters.length && units.every((sorts, at) => meets(sorts, letters[at])),
  );
  return fits ? letters : undefined;
}

const meets = (sorts: ManaTypeSet, type: ManaType | undefined): boolean =>
  type !== undefined && (sorts & setOfType(type)) !== 0;
