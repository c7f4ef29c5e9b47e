// Finds a payment of a mana cost among the pool and what can make mana, whenever there is one (cr 601.2g-h). The same
// question has the same answer always. Mana abilities that cost mana themselves are tried in every order that can matter.
import { firstType, sortOf, type Bill, type ManaType, type Need, type Sorts } from './bill.js';
import { LAST, matched, type Offer, type Wanted } from './matching.js';

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
}

/** How many ways are tried with mana abilities that cost mana: beyond any board, but not beyond all bounds. */
const MOST_TRIES = 20_000;

export function findPayment<T>(
  pool: readonly Made[],
  sources: readonly Source<T>[],
  bill: Bill,
): Payment<T> | undefined {
  const needs = bill.map((need): Wanted => ({ ...need, stage: LAST }));
  if (needs.length === 0) return { activations: [], spent: [] };
  return new Search(pool, sources, needs).run();
}

/** The most units there can ever be for a cost. */
export function mostMana<T>(pool: readonly Made[], sources: readonly Source<T>[]): number {
  let most = pool.length;
  for (const { ways } of sources) {
    let best = 0;
    for (const { makes, pays } of ways)
      if (makes.length - pays.length > best) best = makes.length - pays.length;
    most += best;
  }
  return most;
}

const flexibility = <T>({ makes }: Making<T>): number => {
  let bits = 0;
  for (const { sorts } of makes) for (let left = sorts; left !== 0; left &= left - 1) bits += 1;
  return makes.length === 0 ? 0 : bits / makes.length;
};
const freedom = <T>({ ways }: Source<T>): number =>
  ways.reduce((sum, making) => sum + flexibility(making), 0);

class Search<T> {
  private readonly groups: readonly Group<T>[];
  private tries = 0;

  constructor(
    private readonly pool: readonly Made[],
    private readonly sources: readonly Source<T>[],
    private readonly needs: readonly Wanted[],
  ) {
    this.groups = [...sources]
      .sort((one, other) => one.rank - other.rank || freedom(one) - freedom(other))
      .map(groupOf);
  }

  run(): Payment<T> | undefined {
    if (mostMana(this.pool, this.sources) < this.needs.length) return undefined;
    return this.choosePlain(0, []);
  }

  /** Each source that makes mana for nothing in several ways is tried in each of them. */
  private choosePlain(at: number, plain: readonly (Plain<T> | null)[]): Payment<T> | undefined {
    const group = this.groups[at];
    if (group === undefined && (this.tries += 1) > MOST_TRIES) return undefined;
    if (group === undefined) return this.attempt(plain, []) ?? this.activate(plain, [], []);
    if (group.plain.length === 0) return this.choosePlain(at + 1, [...plain, null]);
    for (const making of group.plain) {
      const found = this.choosePlain(at + 1, [...plain, making]);
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
    const offers: Placed[] = this.pool.map((made, place) => ({ ...made, stage: 0, use: -1, unit: place }));
    plain.forEach((making, use) => {
      making?.makes.forEach((made, unit) => offers.push({ ...made, stage: 0, use, unit }));
    });
    uses.forEach(({ making, stage }, nth) => {
      making.makes.forEach((made, unit) => offers.push({ ...made, stage, use: plain.length + nth, unit }));
    });
    return offers;
  }

  private matching(
    plain: readonly (Plain<T> | null)[],
    uses: readonly Use<T>[],
    needs: readonly Wanted[],
  ): { offers: readonly Placed[]; wants: readonly Wanted[]; chosen: readonly number[] } | undefined {
    const offers = this.offers(plain, uses);
    const wants = [
      ...uses.flatMap(({ making, stage }) => making.pays.map((need: Need) => ({ ...need, stage }))),
      ...needs,
    ];
    const chosen = matched(offers, wants);
    return chosen === undefined ? undefined : { offers, wants, chosen };
  }

  private attempt(plain: readonly (Plain<T> | null)[], uses: readonly Use<T>[]): Payment<T> | undefined {
    const found = this.matching(plain, uses, this.needs);
    if (found === undefined) return undefined;
    // A source of several units that is used for some of them only is left alone where that can be.
    const used = new Set(found.chosen.map((offer) => found.offers[offer]?.use));
    for (const [at, making] of plain.entries()) {
      if (making === null || making.makes.length < 2 || !used.has(at)) continue;
      const some = found.chosen.filter((offer) => found.offers[offer]?.use === at).length;
      if (some === making.makes.length) continue;
      const without = plain.map((one, place) => (place === at ? null : one));
      const spared = this.attempt(without, uses);
      if (spared !== undefined) return spared;
    }
    return this.payment(plain, uses, found);
  }

  private payment(
    plain: readonly (Plain<T> | null)[],
    uses: readonly Use<T>[],
    {
      offers,
      wants,
      chosen,
    }: { offers: readonly Placed[]; wants: readonly Wanted[]; chosen: readonly number[] },
  ): Payment<T> {
    const usedFor = new Map<number, Wanted>();
    chosen.forEach((offer, want) => {
      const wanted = wants[want];
      if (wanted !== undefined) usedFor.set(offer, wanted);
    });
    const all: readonly (Making<T> | null)[] = [...plain, ...uses.map(({ making }) => making)];
    const active = new Map<number, number>();
    all.forEach((making, use) => {
      const needed = use >= plain.length || offers.some((offer, at) => offer.use === use && usedFor.has(at));
      if (making !== null && needed) active.set(use, active.size);
    });
    const paidBy = (stage: number): Paid[] =>
      wants.flatMap((want, at): Paid[] => {
        const offer = offers[chosen[at] ?? -1];
        if (want.stage !== stage || offer === undefined) return [];
        return offer.use === -1
          ? [{ from: 'pool', place: offer.unit }]
          : [{ from: 'activation', activation: active.get(offer.use) ?? 0, unit: offer.unit }];
      });
    const activations = [...active.keys()].flatMap((use): Activation<T>[] => {
      const making = all[use];
      if (making === null || making === undefined) return [];
      const makes = making.makes.map(({ sorts }, unit) => {
        const at = offers.findIndex((offer) => offer.use === use && offer.unit === unit);
        const common = sorts & (usedFor.get(at)?.sorts ?? sorts);
        return firstType(common === 0 ? sorts : common);
      });
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
}

function groupOf<T>({ ways }: Source<T>): Group<T> {
  const plain = ways.filter(({ pays }) => pays.length === 0);
  const paid = ways.filter(({ pays }) => pays.length > 0);
  const signature = paid.length === 0 ? '' : JSON.stringify(ways.map(({ pays, makes }) => [pays, makes]));
  return { plain: asOne(plain) ?? plain.map((making) => ({ ...making, among: [] })), paid, signature };
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
  return [{ ...way, makes: [{ ...first, sorts }], among: ways }];
}
