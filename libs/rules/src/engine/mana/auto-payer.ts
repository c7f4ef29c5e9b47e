// Finds a payment of a mana cost among the pool and what can make mana, whenever there is one (cr 601.2g-h). The same
// question has the same answer always. Mana abilities that cost mana themselves are tried in every order that can matter.
import { firstType, sortOf, type Bill, type ManaType, type Sorts } from './bill.js';
import { LAST, matched, type Offer, type Wanted } from './matching.js';
import { sparing } from './sparing.js';

export interface Made {
  readonly sorts: Sorts;
  readonly snow: boolean;
  readonly restricted: boolean;
}

/** One thing a source can do: for `pays` (nothing, mostly) it makes all of `makes`. */
export interface Making<T> {
  readonly pays: Bill;
  readonly makes: readonly Made[];
  readonly tag: T;
}

/** Something that can be used once, in one of several ways. `rank`: the lower ones are used first. */
export interface Source<T> {
  readonly rank: number;
  readonly ways: readonly Making<T>[];
}

export interface Activation<T> {
  readonly tag: T;
  /** What each unit it makes is. */
  readonly makes: readonly ManaType[];
  /** What its own cost is paid with. */
  readonly pays: readonly Paid[];
}
/** A unit by where it came from: the pool's `place`, or the so-manyth activation's so-manyth unit. */
export type Paid =
  | { readonly from: 'pool'; readonly place: number }
  | { readonly from: 'activation'; readonly activation: number; readonly unit: number };

export interface Payment<T> {
  readonly activations: readonly Activation<T>[];
  readonly spent: readonly Paid[];
}

/** A source in the way it is being tried. */
interface Use<T> {
  readonly making: Making<T>;
  readonly stage: number;
}
interface Placed extends Offer {
  /** -1: the pool. */
  readonly use: number;
  readonly unit: number;
}
/** Ways of one source that make one unit each, for nothing, are one: which it was shows by the type that is needed. */
interface Plain<T> extends Making<T> {
  readonly among: readonly Making<T>[];
}
interface Group<T> {
  readonly plain: readonly Plain<T>[];
  readonly paid: readonly Making<T>[];
  readonly signature: string;
  readonly freedom: number;
  /** The most units it adds to what there is. */
  readonly most: number;
  /** Everything it could make. */
  readonly sorts: Sorts;
}

/** How many ways are tried with mana abilities that cost mana: beyond any board, but not beyond all bounds. */
const MOST_TRIES = 20_000;

export function findPayment<T>(
  pool: readonly Made[],
  sources: readonly Source<T>[],
  bill: Bill,
): Payment<T> | undefined {
  if (bill.length === 0) return { activations: [], spent: [] };
  if (mostMana(pool, sources) < bill.length) return undefined;
  return new Search(pool, sources, bill).run();
}

/** The most units there can ever be for a cost. */
export function mostMana<T>(pool: readonly Made[], sources: readonly Source<T>[]): number {
  let most = pool.length;
  for (const source of sources) most += groupOf(source).most;
  return most;
}

/** Of everything there could ever be for a cost: which sorts of mana. */
export function sortsMade<T>(pool: readonly Made[], sources: readonly Source<T>[]): Sorts {
  let all = 0;
  for (const { sorts } of pool) all |= sorts;
  for (const source of sources) all |= groupOf(source).sorts;
  return all;
}

class Search<T> {
  private readonly groups: readonly Group<T>[];
  private readonly needs: readonly Wanted[];
  /** For each source the way it is tried in; null: not used for nothing. */
  private readonly plain: (Plain<T> | null)[] = [];
  private tries = 0;

  constructor(
    private readonly pool: readonly Made[],
    sources: readonly Source<T>[],
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

  /** Each source that makes mana for nothing in several ways is tried in each of them. */
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

  /** One more of the abilities that cost mana, whichever can be paid for with what there is. */
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
    // A source of several units that is used for some of them only is left alone where that can be.
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

/** The payment a matching comes to: which sources are activated, in what order, and what is spent on what. */
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
      (way) => type !== undefined && ((way.makes[0]?.sorts ?? 0) & sortOf(type)) !== 0,
    );
    return [
      { tag: (meant ?? making).tag, makes, pays: use < plain.length ? [] : paidBy(use - plain.length + 1) },
    ];
  });
  return { activations, spent: paidBy(LAST) };
}

const groups = new WeakMap<Source<unknown>, Group<unknown>>();

/** Worked out once a source: sources stay the same within an epoch. */
function groupOf<T>(source: Source<T>): Group<T> {
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

/** To how many sorts of mana a unit of it can be put, on the average. */
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
