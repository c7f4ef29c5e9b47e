// Finds a payment of a mana cost from the pool and the mana sources, whenever there is one (cr 601.2g-h). The
// result is deterministic. Mana abilities that cost mana are tried in every order that can matter.
import { memoByIdentity } from '#kernel';
import { firstType, setOfType, type Bill, type ManaType, type ManaTypeSet } from './bill.js';
import { LAST, matched, type ManaOffer, type Wanted } from './matching.js';
import { sparing } from './sparing.js';

export interface Made {
  readonly sorts: ManaTypeSet;
  readonly snow: boolean;
  readonly restricted: boolean;
}

/** One way to use a source: it pays `pays` (usually nothing) and makes all of `makes`. */
export interface Making<T> {
  readonly pays: Bill;
  readonly makes: readonly Made[];
  readonly tag: T;
}

/** A source can be used once, in one of several ways. `rank`: lower ranks are used first. */
export interface ManaSource<T> {
  readonly rank: number;
  readonly ways: readonly Making<T>[];
}

export interface Activation<T> {
  readonly tag: T;
  /** The type of each unit it makes. */
  readonly makes: readonly ManaType[];
  /** The units that pay its own cost. */
  readonly pays: readonly Paid[];
}
/**
 * Identifies a unit by its origin: its `place` in the pool, or the index of an activation and of the unit
 * within it.
 */
export type Paid =
  | { readonly from: 'pool'; readonly place: number }
  | { readonly from: 'activation'; readonly activation: number; readonly unit: number };

export interface Payment<T> {
  readonly activations: readonly Activation<T>[];
  readonly spent: readonly Paid[];
}

/** A source and the way in which it is being tried. */
interface Use<T> {
  readonly making: Making<T>;
  readonly stage: number;
}
interface Placed extends ManaOffer {
  /** -1 is the pool. */
  readonly use: number;
  readonly unit: number;
}
/**
 * The free ways of one source that make one unit each, treated as one way. The type that is needed tells
 * which way was used.
 */
interface Plain<T> extends Making<T> {
  readonly among: readonly Making<T>[];
}
interface Group<T> {
  readonly plain: readonly Plain<T>[];
  readonly paid: readonly Making<T>[];
  readonly signature: string;
  readonly freedom: number;
  /** The most units it can add. */
  readonly most: number;
  /** All sorts it could make. */
  readonly sorts: ManaTypeSet;
}

/** The limit of ways tried with mana abilities that cost mana: more than any real board needs. */
const MOST_TRIES = 20_000;

export function findPayment<T>(
  pool: readonly Made[],
  sources: readonly ManaSource<T>[],
  bill: Bill,
): Payment<T> | undefined {
  if (bill.length === 0) return { activations: [], spent: [] };
  if (mostMana(pool, sources) < bill.length) return undefined;
  return new Search(pool, sources, bill).run();
}

/** The upper bound of units available for a cost. */
export function mostMana<T>(pool: readonly Made[], sources: readonly ManaSource<T>[]): number {
  let most = pool.length;
  for (const source of sources) most += groupOf(source).most;
  return most;
}

/** The sorts of mana that could be available for a cost. */
export function sortsMade<T>(pool: readonly Made[], sources: readonly ManaSource<T>[]): ManaTypeSet {
  let all = 0;
  for (const { sorts } of pool) all |= sorts;
  for (const source of sources) all |= groupOf(source).sorts;
  return all;
}

class Search<T> {
  private readonly groups: readonly Group<T>[];
  private readonly needs: readonly Wanted[];
  /** For each source the way in which it is tried; null if it is not used for free. */
  private readonly plain: (Plain<T> | null)[] = [];
  private tries = 0;

  constructor(
    private readonly pool: readonly Made[],
    sources: readonly ManaSource<T>[],
    bill: Bill,
  ) {
    this.needs = bill.map(({ sorts, snow }): Wanted => ({ sorts, snow, stage: LAST }));
    const inOrder = sources
      .map((source) => ({ rank: source.rank, ...groupOf(source) }))
      .sort((one, other) => one.rank - other.rank || one.freedom - other.freedom);
    this.groups = sparing(inOrder, bill);
  }

  run(): Payment<T> | undefined {
    for (const { plain } of this.groups) this.plain.push(plain[0] ?? null);
    return this.choosePlain(0);
  }

  /** Tries each source that makes mana for free in each of its ways. */
  private choosePlain(from: number): Payment<T> | undefined {
    let at = from;
    while (at < this.groups.length && (this.groups[at]?.plain.length ?? 0) < 2) at += 1;
    const group = this.groups[at];
    if (group === undefined) {
      if ((this.tries += 1) > MOST_TRIES) return undefined;
      return this.attempt(this.plain, []) ?? this.activate(this.plain, [], []);
    }
    for (const making of group.plain) {
      this.plain[at] = making;
      const found = this.choosePlain(at + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Tries each further ability that costs mana and can be paid for with what is available. */
  private activate(
    plain: readonly (Plain<T> | null)[],
    uses: readonly Use<T>[],
    taken: readonly number[],
  ): Payment<T> | undefined {
    const tried = new Set<string>();
    for (const [at, group] of this.groups.entries()) {
      if (group.paid.length === 0 || taken.includes(at) || tried.has(group.signature)) continue;
      tried.add(group.signature);
      for (const making of group.paid) {
        if ((this.tries += 1) > MOST_TRIES) return undefined;
        const next = [...uses, { making, stage: uses.length + 1 }];
        const gone = [...taken, at];
        const left = plain.map((one, place) => (gone.includes(place) ? null : one));
        if (this.matching(left, next, []) === undefined) continue;
        const found = this.attempt(left, next) ?? this.activate(left, next, gone);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  private offers(plain: readonly (Plain<T> | null)[], uses: readonly Use<T>[]): Placed[] {
    const offers: Placed[] = [];
    const add = (makes: readonly Made[], stage: number, use: number): void => {
      for (let unit = 0; unit < makes.length; unit += 1) {
        const made = makes[unit];
        if (made === undefined) continue;
        const { sorts, snow, restricted } = made;
        offers.push({ sorts, snow, restricted, stage, use, unit });
      }
    };
    for (let place = 0; place < this.pool.length; place += 1) {
      const made = this.pool[place];
      if (made === undefined) continue;
      const { sorts, snow, restricted } = made;
      offers.push({ sorts, snow, restricted, stage: 0, use: -1, unit: place });
    }
    for (let use = 0; use < plain.length; use += 1) {
      const making = plain[use];
      if (making !== null && making !== undefined) add(making.makes, 0, use);
    }
    uses.forEach(({ making, stage }, nth) => add(making.makes, stage, plain.length + nth));
    return offers;
  }

  private matching(
    plain: readonly (Plain<T> | null)[],
    uses: readonly Use<T>[],
    needs: readonly Wanted[],
  ): Matching | undefined {
    const offers = this.offers(plain, uses);
    const own = uses.flatMap(({ making, stage }) =>
      making.pays.map(({ sorts, snow }) => ({ sorts, snow, stage })),
    );
    const wants = own.length === 0 ? needs : [...own, ...needs];
    const chosen = matched(offers, wants);
    return chosen === undefined ? undefined : { offers, wants, chosen };
  }

  private attempt(plain: readonly (Plain<T> | null)[], uses: readonly Use<T>[]): Payment<T> | undefined {
    const found = this.matching(plain, uses, this.needs);
    if (found === undefined) return undefined;
    // If a source makes several units and only some are used, avoid that source where possible.
    for (const [at, making] of plain.entries()) {
      if (making === null || making.makes.length < 2) continue;
      const some = found.chosen.filter((offer) => found.offers[offer]?.use === at).length;
      if (some === 0 || some === making.makes.length) continue;
      const without = plain.map((one, place) => (place === at ? null : one));
      const spared = this.attempt(without, uses);
      if (spared !== undefined) return spared;
    }
    return paymentOf([...plain], uses, found);
  }
}

interface Matching {
  readonly offers: readonly Placed[];
  readonly wants: readonly Wanted[];
  readonly chosen: readonly number[];
}

/** Builds the payment of a matching: the sources to activate, their order, and what is spent on what. */
function paymentOf<T>(
  plain: readonly (Plain<T> | null)[],
  uses: readonly Use<T>[],
  { offers, wants, chosen }: Matching,
): Payment<T> {
  const usedFor = new Map<number, Wanted>();
  chosen.forEach((offer, want) => {
    const wanted = wants[want];
    if (wanted !== undefined) usedFor.set(offer, wanted);
  });
  const active = new Map<number, number>();
  for (const use of [...new Set(chosen.map((offer) => offers[offer]?.use ?? -1))].sort(
    (one, other) => one - other,
  ))
    if (use >= 0 && use < plain.length) active.set(use, active.size);
  uses.forEach((_, nth) => active.set(plain.length + nth, active.size));
  const paidBy = (stage: number): Paid[] =>
    wants.flatMap((want, at): Paid[] => {
      const offer = offers[chosen[at] ?? -1];
      if (want.stage !== stage || offer === undefined) return [];
      return offer.use === -1
        ? [{ from: 'pool', place: offer.unit }]
        : [{ from: 'activation', activation: active.get(offer.use) ?? 0, unit: offer.unit }];
    });
  const types = new Map<number, ManaType[]>();
  offers.forEach(({ use, sorts }, at) => {
    if (!active.has(use)) return;
    const common = sorts & (usedFor.get(at)?.sorts ?? sorts);
    const type = firstType(common === 0 ? sorts : common);
    const before = types.get(use);
    if (before === undefined) types.set(use, [type]);
    else before.push(type);
  });
  const activations = [...active.keys()].flatMap((use): Activation<T>[] => {
    const making = plain[use] ?? uses[use - plain.length]?.making;
    if (making === undefined) return [];
    const makes = types.get(use) ?? [];
    const [type] = makes;
    const meant = plain[use]?.among.find(
      (way) => type !== undefined && ((way.makes[0]?.sorts ?? 0) & setOfType(type)) !== 0,
    );
    return [
      { tag: (meant ?? making).tag, makes, pays: use < plain.length ? [] : paidBy(use - plain.length + 1) },
    ];
  });
  return { activations, spent: paidBy(LAST) };
}

const groups = memoByIdentity<ManaSource<unknown>, Group<unknown>>();

/** Computed once for each source, because sources stay the same within an epoch. */
function groupOf<T>(source: ManaSource<T>): Group<T> {
  const before = groups.get(source) as Group<T> | undefined;
  if (before !== undefined) return before;
  const { ways } = source;
  const plain = ways.filter(({ pays }) => pays.length === 0);
  const paid = ways.filter(({ pays }) => pays.length > 0);
  const group: Group<T> = {
    plain: asOne(plain) ?? plain.map((making) => ({ ...making, among: [] })),
    paid,
    signature: paid.length === 0 ? '' : JSON.stringify(ways.map(({ pays, makes }) => [pays, makes])),
    freedom: ways.reduce((sum, making) => sum + flexibility(making), 0),
    most: ways.reduce((best, { makes, pays }) => Math.max(best, makes.length - pays.length), 0),
    sorts: ways.reduce((all, { makes }) => makes.reduce((some, made) => some | made.sorts, all), 0),
  };
  groups.set(source, group);
  return group;
}

/** How many sorts a unit of it could be, on average. */
function flexibility<T>({ makes }: Making<T>): number {
  let bits = 0;
  for (const { sorts } of makes) for (let left = sorts; left !== 0; left &= left - 1) bits += 1;
  return makes.length === 0 ? 0 : bits / makes.length;
}

function asOne<T>(ways: readonly Making<T>[]): readonly Plain<T>[] | undefined {
  const units = ways.map(({ makes }) => makes[0]);
  const [first] = units;
  const [way] = ways;
  if (way === undefined || first === undefined) return undefined;
  const alike = (made: Made | undefined): boolean =>
    made !== undefined && made.snow === first.snow && made.restricted === first.restricted;
  if (ways.some(({ makes }) => makes.length !== 1) || !units.every(alike)) return undefined;
  const sorts = units.reduce((all, made) => all | (made?.sorts ?? 0), 0);
  const makes: Made[] = [{ sorts, snow: first.snow, restricted: first.restricted }];
  return [{ pays: way.pays, makes, tag: way.tag, among: ways }];
}
