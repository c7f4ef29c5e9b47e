// Pays the mana of a cost (cr 601.2g-h): with the abilities the action names, and the rest by the auto-payer.
// Creatures, artifacts and cards may help to pay.
import { printManaCost, type ManaSymbol } from '#cards';
import { permanents, sightOf } from '../../../reading/characteristics/characteristics.js';
import type { Choices } from '../../../model/decisions/action.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import {
  findPayment,
  mostMana,
  type Making,
  type Payment,
  type ManaSource,
} from '../../../engine/mana/auto-payer.js';
import {
  billsOf,
  GENERIC_HELP,
  helpOf,
  leastMana,
  phyrexianSymbols,
  type ManaType,
} from '../../../engine/mana/bill.js';
import { BOUNDS } from '../../../model/basics/bounds.js';
import { costlySources, together, usedUp } from '../../../engine/mana/costly-sources.js';
import { unitOf, type ManaAbility } from '../../../engine/mana/mana-ability.js';
import { poolFor } from '../../../engine/mana/purpose.js';
import { isUnrestricted, manaSources } from '../../../engine/mana/sources.js';
import { EXILE, objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { LETTERS } from '../../../reading/language/cast.js';
import { cardsOfZones, graveyardsOf } from '../../../reading/language/references.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { canPayLife, payLife } from './read-costs.js';
import { explicitSteps, payBeside, waysToAdd, type Before } from './explicit-mana.js';
import { fault, notEnoughMana } from '../ways/fault.js';
import type { Help, ManaPaid, ManaStep, Paying } from './paying.js';
import { asAnswer } from '../choices/pick.js';
import { bindPaid, type Plan } from './plan.js';

interface Helper {
  readonly help: Help;
  readonly object: ObjectId;
}
type Tag = ManaAbility | Helper;
const isHelper = (tag: Tag): tag is Helper => 'help' in tag;
const usedBy = (tag: Tag): ObjectId => (isHelper(tag) ? tag.object : usedUp(tag));

/** Pays the mana. Other parts of the payment (life, tapping, exiling) join the plan. */
export function payMana(paying: Paying, symbols: readonly ManaSymbol[], plan: Plan): ManaPaid {
  const { state, seat, pick } = paying;
  if (pick.isUnpaid === true) return { steps: [], spent: [] };
  if (paying.helps.length === 0 && (helpSaid(pick.choices)?.length ?? 0) > 0)
    fault('cr 601.2h', 'Nothing can help to pay this cost.');
  if (leastMana(symbols, phyrexianSymbols(symbols)) > BOUNDS.cost) return notEnoughMana();
  const before = adding(paying, symbols, plan);
  if (symbols.length === 0 && paying.helps.length === 0 && (pick.choices.life ?? 0) === 0)
    return { steps: before.steps, spent: [] };
  const life = lifePaid(paying, symbols, before.pool, plan);
  payLife(purposeSight(paying), seat, 2 * life, plan);
  const found = attempt(paying, symbols, before.pool, plan, life);
  if (found === undefined) return notEnoughMana();
  const { payment, places } = found;
  const said = helpSaid(pick.choices);
  const helped = payment.activations.map(({ tag }) => tag).filter(isHelper);
  if (said !== undefined && said.length > helped.length)
    fault('cr 601.2h', 'More objects were named to help than the cost needs.');
  for (const helper of helped) addHelp(helper, paying, plan);
  for (const { tag } of payment.activations)
    if (!isHelper(tag) && tag.simple.price !== 'plain') payBeside(paying, tag, plan);
  return asPaid(state, before.steps, before.pool, payment, places);
}

/**
 * Activates the abilities the action names. For results it leaves open, picks some with which everything is
 * paid, if possible.
 */
function adding(paying: Paying, symbols: readonly ManaSymbol[], plan: Plan): Before {
  const before = explicitSteps(paying, plan);
  if (before.open.every(({ length }) => length === 0)) return before;
  const { state, seat, pick } = paying;
  const { life } = pick.choices;
  const lives = life === undefined ? [...Array(phyrexianSymbols(symbols) + 1).keys()] : [life];
  for (const way of waysToAdd(before, state.seats[seat]?.mana ?? []))
    if (lives.some((count) => attempt(paying, symbols, way.pool, plan, count) !== undefined)) return way;
  return before;
}

const purposeSight = ({ purpose, state }: Paying) => purpose?.sight ?? sightOf(state);

type Attempt = { readonly payment: Payment<Tag>; readonly places: readonly number[] } | undefined;

function attempt(
  paying: Paying,
  symbols: readonly ManaSymbol[],
  pool: readonly ManaUnit[],
  plan: Plan,
  life: number,
): Attempt {
  const { state, seat, as, pick, helps } = paying;
  const { memo } = pick;
  // In one position the payment of a cost also pays any equal cost, whatever it is for.
  const isAlike =
    memo !== undefined &&
    helps.length === 0 &&
    plan.tapped.size + plan.used.size === 0 &&
    pick.choices.pay === undefined;
  const key =
    isAlike && isUnrestricted(state, seat)
      ? `${life} ${as ?? ''} ${paying.sacrifices ?? ''} ${printManaCost(symbols)}`
      : undefined;
  if (key !== undefined && memo?.has(key) === true) return memo.get(key) as Attempt;
  const found = attemptAnew(paying, symbols, pool, plan, life);
  if (key !== undefined) memo?.set(key, found);
  return found;
}

function attemptAnew(
  paying: Paying,
  symbols: readonly ManaSymbol[],
  pool: readonly ManaUnit[],
  plan: Plan,
  life: number,
): Attempt {
  const { state, seat, purpose, as, pick, helps } = paying;
  const { made, places } = poolFor(state, pool, seat, purpose);
  const own: ManaSource<Tag>[] = manaSources(state, seat, purpose, plan.tapped, pick.rules);
  const said = helpSaid(pick.choices);
  const tries =
    helps.length === 0
      ? [own]
      : said !== undefined
        ? [withHelp(paying, own, plan, said)]
        : [own, withHelp(paying, own, plan)];
  const found = (sources: readonly ManaSource<Tag>[]): Payment<Tag> | undefined => {
    const most = mostMana(made, sources);
    if (leastMana(symbols, life) > most) return undefined;
    for (const bill of billsOf(symbols, { x: 0, life, as })) {
      if (bill.length > most) continue;
      const payment = findPayment(made, sources, bill);
      if (payment !== undefined) return payment;
    }
    return undefined;
  };
  for (const sources of tries) {
    const payment = found(sources);
    if (payment !== undefined) return { payment, places };
  }
  if (paying.sacrifices === undefined) return undefined;
  const given = costlySources(state, seat, purpose, plan, pick.rules);
  const base = tries.at(-1) ?? own;
  const payment =
    given.length === 0 ? undefined : withFewest(given, (some) => found(together(base, some, usedBy)));
  return payment === undefined ? undefined : { payment, places };
}

/** Sacrifices no more than necessary, and creatures that might rather fight last. */
function withFewest(
  given: readonly ManaSource<Tag>[],
  found: (given: readonly ManaSource<Tag>[]) => Payment<Tag> | undefined,
): Payment<Tag> | undefined {
  let best = found(given);
  let left = [...given].sort((one, other) => one.rank - other.rank);
  for (const one of best === undefined ? [] : [...left].reverse()) {
    const fewer = left.filter((other) => other !== one);
    const payment = found(fewer);
    if (payment === undefined) continue;
    best = payment;
    left = fewer;
  }
  return best;
}

/** cr 107.4f, 601.2b: the number of Phyrexian symbols paid with life. Asked if there is more than one way. */
function lifePaid(
  paying: Paying,
  symbols: readonly ManaSymbol[],
  pool: readonly ManaUnit[],
  plan: Plan,
): number {
  const most = phyrexianSymbols(symbols);
  const { life } = paying.pick.choices;
  if (most === 0 && (life ?? 0) === 0) return 0;
  if (life !== undefined)
    return life <= most
      ? life
      : fault('cr 107.4f', `At most ${most} symbols of this cost can be paid with life.`);
  const ways: number[] = [];
  for (let count = 0; count <= most; count += 1)
    if (
      canPayLife(purposeSight(paying), paying.seat, 2 * count, plan) &&
      attempt(paying, symbols, pool, plan, count) !== undefined
    )
      ways.push(count);
  const [first, second] = ways;
  if (first === undefined) return notEnoughMana();
  return paying.pick.choose<number>({
    into: 'life',
    prompt: 'pay',
    given: (choices) => choices.life,
    filled: (choices, count) => ({ ...choices, life: count }),
    options: () => ways,
    question: () => ({ kind: 'number', least: first, most: ways.at(-1) ?? first }),
    read: (answer) => asAnswer('number', answer).number,
    only: second === undefined ? first : undefined,
    unsaid: first,
  });
}

const helpSaid = ({ convoke, improvise, delve }: Choices): readonly ObjectId[] | undefined =>
  convoke === undefined && improvise === undefined && delve === undefined
    ? undefined
    : [...(convoke ?? []), ...(improvise ?? []), ...(delve ?? [])];

/** The objects that could help, and how: those the action names first, the others last. */
function withHelp(
  paying: Paying,
  own: readonly ManaSource<Tag>[],
  plan: Plan,
  said?: readonly ObjectId[],
): ManaSource<Tag>[] {
  const byObject = new Map<ObjectId, ManaSource<Tag>>();
  for (const source of own) {
    const [first] = source.ways;
    if (first !== undefined) byObject.set(first.tag.object, source);
  }
  const named = new Set(said);
  for (const way of helpers(paying, plan)) {
    const { object } = way.tag;
    if (said !== undefined && !named.delete(object)) continue;
    const before = byObject.get(object);
    if (said !== undefined) byObject.set(object, { rank: -1, ways: [way] });
    else byObject.set(object, { rank: Math.max(5, before?.rank ?? 0), ways: [...(before?.ways ?? []), way] });
  }
  if (named.size > 0) fault('cr 601.2h', 'That cannot help to pay this cost.');
  return [...byObject.values()];
}

function* helpers(
  { state, seat, helps, pick }: Paying,
  plan: Plan,
): Generator<Making<Tag> & { tag: Helper }> {
  const sight = sightOf(state);
  const making = (help: Help, object: ObjectId, sorts: number): Making<Tag> & { tag: Helper } => ({
    pays: [],
    makes: [{ sorts, snow: false, restricted: true }],
    tag: { help, object },
  });
  for (const object of permanents(state)) {
    const known = sight.known(object);
    const isFree =
      state.objects[objectNumber(object)]?.permanent?.tapped === false && !plan.tapped.has(object);
    if (known?.controller !== seat || !isFree) continue;
    if (
      helps.includes('convoke') &&
      known.types.includes('creature') &&
      !(pick.choices.improvise ?? []).includes(object)
    )
      yield making('convoke', object, helpOf(known.colours.map((colour) => LETTERS[colour] as ManaType)));
    else if (helps.includes('improvise') && known.types.includes('artifact'))
      yield making('improvise', object, GENERIC_HELP);
  }
  if (helps.includes('delve'))
    for (const object of cardsOfZones(sightOf(state), graveyardsOf(state, seat)))
      if (!plan.used.has(object)) yield making('delve', object, GENERIC_HELP);
}

function addHelp({ help, object }: Helper, { seat, kept }: Paying, plan: Plan): void {
  plan.used.add(object);
  const link = kept === undefined ? {} : { link: kept };
  const verb: Verb =
    help === 'delve'
      ? { verb: 'move', object, to: EXILE, position: null, cause: 'exile', by: seat, ...link }
      : { verb: 'tap', object, tapped: true };
  if (help !== 'delve') plan.tapped.add(object);
  bindPaid(plan, [`paid:${help}`], [object]);
  plan.groups.push([verb]);
}

/** The payment in mana units: those of the pool, and those the activations add. */
function asPaid(
  state: GameState,
  before: readonly ManaStep[],
  pool: readonly ManaUnit[],
  { activations, spent }: Payment<Tag>,
  places: readonly number[],
): ManaPaid {
  const sight = sightOf(state);
  const added = activations.map(({ tag, makes }) => {
    if (isHelper(tag)) return [];
    if (tag.heard !== undefined) return tag.heard.units;
    const snow = sight.known(tag.object)?.supertypes.includes('snow') ?? false;
    return makes.map((type) => unitOf(tag, type, snow));
  });
  const unitsOf = (paid: Payment<Tag>['spent']): ManaUnit[] =>
    paid.flatMap((one) =>
      one.from === 'pool' ? (pool[places[one.place] ?? -1] ?? []) : (added[one.activation]?.[one.unit] ?? []),
    );
  const steps = activations.flatMap(({ tag, pays }, nth): ManaStep[] =>
    isHelper(tag) ? [] : [{ ability: tag, spent: unitsOf(pays), added: added[nth] ?? [], heard: tag.heard }],
  );
  return { steps: [...before, ...steps], spent: unitsOf(spent) };
}
