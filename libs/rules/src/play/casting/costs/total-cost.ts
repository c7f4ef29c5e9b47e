// The total cost of a spell or ability (cr 601.2f): increases, then reductions, then minimum amounts.
import { boundedTimes } from '../../../model/basics/bounds.js';
import type { Static } from '#abilities';
import { knownCost, printManaCost, type Colour, type ManaSymbol } from '#cards';
import { inForce } from '../../../reading/in-force/in-force.js';
import { matches } from '../../../reading/language/filters.js';
import { isInMeantZone } from '../../../reading/language/meant-where.js';
import { playersOf } from '../../../reading/language/players.js';
import type { Sight } from '../../../reading/language/sight.js';
import { valueOf } from '../../../reading/language/values.js';
import type { Context } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { Known } from '../../../model/printed/shape.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { chooseEither } from '../choices/cost-choices.js';
import { fault } from '../ways/fault.js';
import { ownStatics } from '../ways/own.js';
import { located, type Located } from '../../../model/printed/located.js';

type Costs = Extract<Static, { kind: 'costs' }>;
/** The object the cost is for. */
export type Payable = 'spells' | 'abilities' | 'mana abilities' | 'equip' | 'cycling' | 'morph';

interface Change {
  readonly effect: Costs;
  readonly context: Context;
  readonly ref: NodeRef;
}

export interface Subject {
  readonly state: GameState;
  readonly sight: Sight;
  readonly seat: Seat;
  /** The spell, or the source of the ability. */
  readonly object: ObjectId;
  readonly kinds: readonly Payable[];
  readonly context: Context;
  /** For a spell: its own effects on its cost. */
  readonly spell: { readonly known: Known; readonly from: string } | null;
}

/** Every effect that changes this cost. */
export function costChanges({ state, sight, seat, object, kinds, context, spell }: Subject): Change[] {
  const changes: Change[] = [];
  for (const { effect, context: of, ref, source } of inForce(state, 'costs')) {
    if (spell !== null && source === object) continue;
    if (!kinds.includes(effect.of ?? 'spells') || !playersOf(sight, effect.for, of).includes(seat)) continue;
    if (effect.except === 'mana' && kinds.includes('mana abilities')) continue;
    if (effect.of === 'abilities' && !isInMeantZone(sight, effect.what, object)) continue;
    if (matches(sight, effect.what, object, of)) changes.push({ effect, context: of, ref });
  }
  if (spell === null) return changes;
  for (const { effect, ref } of ownStatics(sight, spell.known, 'costs', context, spell.from))
    if (playersOf(sight, effect.for, context).includes(seat) && matches(sight, effect.what, object, context))
      changes.push({ effect, context, ref });
  return changes;
}

/** cr 601.2f: additional payments that these effects require. */
export const extraCosts = (changes: readonly Change[]): Located[] =>
  changes.flatMap(({ effect, ref }) =>
    effect.extra === undefined ? [] : located(effect.extra, childRef(ref, 'extra')),
  );

/** A mana cost in parts: total generic mana, and every other symbol. */
interface Sum {
  generic: number;
  readonly symbols: ManaSymbol[];
}

function sumOf(symbols: readonly ManaSymbol[], x: number): Sum {
  const sum: Sum = { generic: 0, symbols: [] };
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') sum.generic += symbol.amount;
    else if (symbol.kind === 'variable') sum.generic += x;
    else sum.symbols.push(symbol);
  }
  return sum;
}

const times = (symbols: readonly ManaSymbol[], count: number): ManaSymbol[] =>
  Array.from({ length: boundedTimes(count) }, () => symbols).flat();

/** The mana an effect adds or removes: its mana, its amount, or its mana that many times. */
function changeOf({ effect: { mana, amount }, context }: Change, sight: Sight): readonly ManaSymbol[] {
  const count = amount === undefined ? undefined : Math.max(0, valueOf(sight, amount, context));
  if (mana === undefined) return [{ kind: 'generic', amount: count ?? 0 }];
  return count === undefined ? knownCost(mana) : times(knownCost(mana), count);
}

const sizeOf = ({ generic, symbols }: Sum): number => generic + symbols.length;

/** cr 601.2b: a symbol with several ways to pay is announced as the one that the effect reduces. */
function takeColour({ symbols }: Sum, colour: Colour | 'C'): boolean {
  const alone = symbols.findIndex((symbol) =>
    colour === 'C' ? symbol.kind === 'colourless' : symbol.kind === 'coloured' && symbol.colour === colour,
  );
  const at = alone === -1 ? symbols.findIndex((symbol) => canBe(symbol, colour)) : alone;
  if (at !== -1) symbols.splice(at, 1);
  return at !== -1;
}

const canBe = (symbol: ManaSymbol, colour: Colour | 'C'): boolean =>
  symbol.kind === 'hybrid'
    ? symbol.sides.some((side) => side === colour)
    : symbol.kind === 'phyrexian' && symbol.colours.some((one) => one === colour);

/**
 * cr 118.7: a generic reduction reduces generic mana; a coloured one that colour, and generic mana when no
 * more of it is left.
 */
function reduce(sum: Sum, by: readonly ManaSymbol[], halves: Halves, floor = 0): void {
  for (const symbol of by) {
    if (symbol.kind === 'hybrid') reduceBy(sum, chosenHalf(sum, symbol, halves, floor), floor);
    else reduceBy(sum, symbol, floor);
  }
}

function reduceBy(sum: Sum, symbol: ManaSymbol, floor: number): void {
  const left = floor === 0 ? Infinity : Math.max(0, sizeOf(sum) - floor);
  if (symbol.kind === 'generic') takeGeneric(sum, Math.min(symbol.amount, left));
  else if (left > 0 && !takesColour(sum, symbol)) takeGeneric(sum, 1);
}

/** cr 118.7a, 601.2b: also for {2/W}, which is then announced as {2}. */
function takeGeneric(sum: Sum, amount: number): void {
  const alone = Math.min(amount, sum.generic);
  sum.generic -= alone;
  let rest = amount - alone;
  for (let at = 0; rest > 0 && at < sum.symbols.length;) {
    const symbol = sum.symbols[at];
    const generic =
      symbol?.kind === 'hybrid' ? symbol.sides.find((side) => typeof side === 'number') : undefined;
    if (symbol?.kind !== 'hybrid' || generic === undefined) {
      at += 1;
      continue;
    }
    const less = Math.min(rest, generic);
    rest -= less;
    const [one, other] = symbol.sides;
    const sides = [lessened(one, less), lessened(other, less)] as const;
    sum.symbols.splice(at, 1, ...(less === generic ? [] : [{ ...symbol, sides }]));
  }
}

const lessened = <S>(side: S | number, by: number): S | number =>
  typeof side === 'number' ? side - by : side;

function takesColour(sum: Sum, symbol: ManaSymbol): boolean {
  switch (symbol.kind) {
    case 'coloured':
      return takeColour(sum, symbol.colour);
    case 'colourless':
      return takeColour(sum, 'C');
    case 'phyrexian':
      return symbol.colours.slice(0, 1).some((colour) => takeColour(sum, colour));
    case 'hybrid':
    case 'variable':
    case 'generic':
    case 'snow':
      return false;
  }
}

type Hybrid = Extract<ManaSymbol, { kind: 'hybrid' }>;
/** Chooses the halves of a hybrid symbol. The default comes first. */
type Halves = (halves: readonly ManaSymbol[]) => ManaSymbol | undefined;

const halvesOf = ({ sides }: Hybrid): ManaSymbol[] =>
  sides.map((side) =>
    typeof side === 'number'
      ? { kind: 'generic', amount: side }
      : side === 'C'
        ? { kind: 'colourless' }
        : { kind: 'coloured', colour: side },
  );

/** cr 118.7e: the payer chooses a half if it makes a difference. The default is a colour in the cost. */
function chosenHalf(sum: Sum, symbol: Hybrid, choose: Halves, floor: number): ManaSymbol {
  const byRest = new Map<string, ManaSymbol>();
  const sorted = halvesOf(symbol).sort((one, other) => takes(sum, other) - takes(sum, one));
  for (const half of sorted) {
    const rest = { generic: sum.generic, symbols: [...sum.symbols] };
    reduceBy(rest, half, floor);
    const left = JSON.stringify([rest.generic, printManaCost(rest.symbols)]);
    if (!byRest.has(left)) byRest.set(left, half);
  }
  const halves = [...byRest.values()];
  const [first = symbol] = halves;
  return (halves.length > 1 ? choose(halves) : undefined) ?? first;
}

/** A colour in the cost comes before generic mana, and more generic mana before less. */
function takes(sum: Sum, half: ManaSymbol): number {
  if (half.kind === 'generic') return half.amount;
  return takesColour({ ...sum, symbols: [...sum.symbols] }, half) ? Infinity : 1;
}

const LEFT_OPEN: Halves = () => undefined;

/** The halves that the paying player chooses. */
export const halvesBy =
  (chooser: Parameters<typeof chooseEither>[0]): Halves =>
  (halves) =>
    halves[
      chooseEither(
        chooser,
        halves.map((half) => printManaCost([half])),
        0,
      )
    ] ?? fault('cr 118.7e', 'The symbol has no such half.');

/**
 * cr 601.2f: the mana of the total cost. `offered`: the mana cost of the sacrificed permanent (cr 702.48c).
 */
export function totalMana(
  { sight }: Pick<Subject, 'sight'>,
  symbols: readonly ManaSymbol[],
  changes: readonly Change[],
  x: number,
  halves: Halves = LEFT_OPEN,
  offered: string | null = null,
): ManaSymbol[] {
  const sum = sumOf(symbols, x);
  const inDirection = (direction: Costs['direction']): Change[] =>
    changes.filter(({ effect }) => effect.direction === direction);
  for (const change of inDirection('more')) {
    const more = sumOf(changeOf(change, sight), x);
    sum.generic += more.generic;
    sum.symbols.push(...more.symbols);
  }
  if (offered !== null) reduce(sum, knownCost(offered), halves);
  // Reductions without a minimum come first, because this order reduces most.
  const less = inDirection('less').sort((one, other) => (one.effect.floor ?? 0) - (other.effect.floor ?? 0));
  for (const change of less) reduce(sum, changeOf(change, sight), halves, change.effect.floor);
  for (const { effect, context } of inDirection('set')) {
    const least =
      effect.amount !== undefined
        ? valueOf(sight, effect.amount, context)
        : effect.mana === undefined
          ? 0
          : sizeOf(sumOf(knownCost(effect.mana), x));
    sum.generic += Math.max(0, least - sizeOf(sum));
  }
  return [...(sum.generic > 0 ? [{ kind: 'generic' as const, amount: sum.generic }] : []), ...sum.symbols];
}

/** cr 609.4b: the mana cost as the player may spend mana on it. */
export function spentAs(
  { state, sight, seat, object }: Subject,
  permitted: 'any-colour' | 'any-type' | undefined,
  permissions: readonly {
    readonly permission: {
      readonly who: Parameters<typeof playersOf>[1];
      readonly what: 'any-colour' | 'any-type';
      readonly for?: Costs['what'] | undefined;
    };
    readonly context: Context;
  }[],
): 'any-colour' | 'any-type' | undefined {
  const given = permissions.flatMap(({ permission, context }) =>
    playersOf(sight, permission.who, context).includes(seat) &&
    (permission.for === undefined || matches(sight, permission.for, object, context))
      ? [permission.what]
      : [],
  );
  if (permitted === 'any-type' || given.includes('any-type')) return 'any-type';
  const byProperty = inForce(state, 'player').some(
    ({ effect, context }) =>
      effect.property === 'mana-any-colour' &&
      playersOf(sight, effect.who, context).includes(seat) &&
      (effect.filter === undefined || matches(sight, effect.filter, object, context)),
  );
  return permitted ?? (given.length > 0 || byProperty ? 'any-colour' : undefined);
}
