// Joins what a file of card data says in several places: faces become cards, printings and translations are merged.
import { HALVES } from '../card/definition.js';
import { parseManaCost } from '../card/mana-cost.js';
import type { CatalogueContent } from '../catalogue/content.js';
import {
  namesOf,
  type BesideCard,
  type CardIds,
  type CardSet,
  type Layout,
  type Legality,
  type PrintedCard,
  type PrintedFace,
  type Printing,
} from '../card/printed.js';
import { typeLineOf } from '../card/type-line.js';
import { kindOf, layoutFor, type CardKind } from './kinds.js';
import { BOUNDS, Room, type Bounds } from './room.js';

/** One face of a card, from one entry of a file. */
export interface SeenFace {
  /** The key that the faces of a card share. */
  readonly card: string;
  /** As the source calls it. */
  readonly layout: string;
  /** 0 is the front, unflipped or left face. */
  readonly side: number;
  readonly face: PrintedFace;
  /** Of one part of a meld pair: the name of what it melds into. */
  readonly meldsInto?: string | undefined;
  /** Made as a joke or a test, and never in a library. */
  readonly funny: boolean;
}

/** What is known of a card so far. */
export interface Draft {
  readonly kind: CardKind;
  readonly layout: Layout;
  /** By side. */
  readonly faces: Map<number, PrintedFace>;
  /** By set; with a date if the first printing there has one of its own. */
  readonly printings: Map<string, string | undefined>;
  legalities: Readonly<Record<string, Legality>> | undefined;
  ids: CardIds | undefined;
  meldsInto: string | undefined;
}

export class Gathering {
  readonly sets = new Map<string, CardSet>();
  /** Sets, mostly promos, whose date is only that of their first card. */
  readonly spanYears = new Set<string>();
  readonly #leftOut = new Map<string, number>();
  readonly #drafts = new Map<string, Draft>();
  readonly #meldResults = new Map<string, PrintedFace>();
  readonly #languages = new Map<string, Map<string, string>>();
  /** By name in lower case: the spelling that came first. */
  readonly #spelled = new Map<string, string>();

  readonly room: Room;

  /** `refuse`: refuses the entry being added. */
  constructor(
    private readonly refuse: (what: string) => never,
    bounds: Bounds = BOUNDS,
  ) {
    this.room = new Room(bounds, refuse);
  }

  /** The card of this face; null if the catalogue does not keep it. */
  add(seen: SeenFace): Draft | null {
    const { card, side, face, funny, meldsInto } = seen;
    const layout = layoutFor(seen.layout);
    const kind = kindOf(face);
    if (layout === undefined) return this.#leaveOut(`the layout ${seen.layout}, which is not known`);
    if (layout === null || kind === undefined) return this.#leaveOut('tokens and the like');
    if (funny) return this.#leaveOut('silver border and the like');
    if (face.manaCost !== null && !parseManaCost(face.manaCost).ok)
      return this.#leaveOut(`the mana cost ${face.manaCost}, which is not known`);
    if (layout === 'meld' && side > 0) {
      if (!this.#meldResults.has(face.name)) this.#meldResults.set(face.name, this.#kept(face));
      return null;
    }
    this.#spellAlike(kind, face.name);
    const key = `${kind} ${card}`;
    let draft = this.#drafts.get(key);
    if (draft === undefined) {
      draft = {
        kind,
        layout,
        faces: new Map(),
        printings: new Map(),
        legalities: undefined,
        ids: undefined,
        meldsInto,
      };
      this.room.card();
      this.room.text(key);
      this.#drafts.set(key, draft);
    }
    const own = layout === 'flip' && side > 0 ? flipped(face) : face;
    const known = draft.faces.get(side) ?? this.#kept(own);
    if (known.manaCost !== own.manaCost || typeLineOf(known) !== typeLineOf(own))
      return this.#leaveOut(`another card named ${face.name}`);
    draft.faces.set(side, known);
    return draft;
  }

  /** Keeps equal texts once. */
  #kept(face: PrintedFace): PrintedFace {
    const { name, manaCost, text, supertypes, types, subtypes } = face;
    this.room.text(name, manaCost, text);
    const shared = this.room.shared({ supertypes, types, subtypes });
    return { ...face, ...shared };
  }

  /** Sets the legalities of a card; the first that are given count. */
  allow(draft: Draft, legalities: Readonly<Record<string, Legality>>): void {
    draft.legalities ??= this.room.shared(legalities);
  }

  /** Sets the ids of a card; the first that are given count. */
  identify(draft: Draft, ids: CardIds): void {
    if (draft.ids !== undefined || Object.keys(ids).length === 0) return;
    this.room.text(ids.oracle, ids.scryfall);
    draft.ids = ids;
  }

  /** A card can be in a set several times: the first counts. Without a date of its own it came with the set. */
  print({ printings }: Draft, set: string, date: string | undefined): void {
    const known = printings.get(set);
    if (!printings.has(set)) this.room.text(set, date);
    if (!printings.has(set) || (known !== undefined && (date === undefined || date < known)))
      printings.set(set, date);
  }

  addSet(set: CardSet): void {
    if (!this.sets.has(set.code)) this.room.text(set.code, set.name, set.type);
    this.sets.set(set.code, set);
  }

  #spellAlike(kind: CardKind, name: string): void {
    const key = `${kind} ${name.toLowerCase()}`;
    const before = this.#spelled.get(key);
    if (before === undefined) this.#spelled.set(key, name);
    else if (before !== name) this.refuse(`the name "${name}" differs from "${before}" only in case`);
  }

  translate(language: string, name: string, translated: string): void {
    const names = this.#languages.get(language) ?? new Map<string, string>();
    if (!names.has(name)) {
      this.room.text(language, translated);
      names.set(name, translated);
    }
    this.#languages.set(language, names);
  }

  setsMentioned(): ReadonlySet<string> {
    return new Set([...this.#drafts.values()].flatMap(({ printings }) => [...printings.keys()]));
  }

  /** What was left out, and how many entries of each kind. */
  get leftOut(): ReadonlyMap<string, number> {
    return this.#leftOut;
  }

  content(): CatalogueContent {
    const formats = new Set(
      [...this.#drafts.values()].flatMap(({ legalities }) => Object.keys(legalities ?? {})),
    );
    const cards: PrintedCard[] = [];
    const beside: BesideCard[] = [];
    const names = new Set<string>();
    // If a half has the name of another card, the other card stays.
    for (const draft of this.#lastOfAll('split')) {
      const card = this.#cardOf(draft, formats);
      if (card === null) continue;
      if (draft.kind !== 'card') {
        beside.push({ kind: draft.kind, ...card });
        continue;
      }
      const own = namesOf(card).map(({ name }) => name);
      const taken = own.find((name) => names.has(name));
      if (taken === undefined) cards.push(card);
      else this.#leaveOut(`another card named ${taken}`);
      for (const name of own) names.add(name);
    }
    return {
      oracle: 'current',
      sets: [...this.sets.values()],
      cards,
      beside,
      languages: this.#languagesOf(cards),
    };
  }

  /** Each is released as it is yielded. */
  *#lastOfAll(layout: Layout): Generator<Draft> {
    for (const isLast of [false, true])
      for (const [key, draft] of this.#drafts) {
        if ((draft.layout === layout) !== isLast) continue;
        this.#drafts.delete(key);
        yield draft;
      }
  }

  #cardOf(draft: Draft, formats: ReadonlySet<string>): PrintedCard | null {
    const { layout, legalities, ids } = draft;
    const faces = this.#facesOf(draft);
    if (faces === null) return null;
    const name = layout === 'split' ? faces.map((half) => half.name).join(HALVES) : faces[0].name;
    if (draft.printings.size === 0) return this.#leaveOut(`${name}, of which no printing is known`);
    return {
      name,
      layout,
      faces,
      printings: this.#printingsOf(draft),
      ...(legalities === undefined ? {} : { legalities: this.room.shared(inAll(formats, legalities)) }),
      ...(ids === undefined || draft.kind !== 'card' ? {} : { ids }),
    };
  }

  #facesOf({ layout, faces, meldsInto }: Draft): [PrintedFace, ...PrintedFace[]] | null {
    const [front, ...others] = [...faces].sort(([one], [other]) => one - other).map(([, face]) => face);
    if (front === undefined) return null;
    switch (layout) {
      case 'normal':
      case 'leveler':
        return [front];
      case 'meld': {
        const result = meldsInto === undefined ? undefined : this.#meldResults.get(meldsInto);
        if (result !== undefined) return [front, result];
        break;
      }
      case 'split':
      case 'flip':
      case 'transform':
      case 'modal':
      case 'adventure':
        if (others.length > 0 && faces.has(0)) return [front, ...others];
    }
    return this.#leaveOut(`${front.name}, whose other face is missing`);
  }

  /** A promo without a date came with the first other printing of the card, or with its set if there is no other. */
  #printingsOf({ printings }: Draft): [Printing, ...Printing[]] {
    const dateOf = (set: string): string => this.sets.get(set)?.date ?? '';
    const known = [...printings].map(([set, date]) => ({
      set,
      date: date ?? (this.spanYears.has(set) ? undefined : dateOf(set)),
    }));
    const [first] = known.flatMap(({ date }) => (date === undefined ? [] : [date])).sort();
    return known.map(({ set, date }) => ({ set, date: date ?? later(dateOf(set), first) })) as [
      Printing,
      ...Printing[],
    ];
  }

  #languagesOf(cards: readonly PrintedCard[]): CatalogueContent['languages'] {
    const names = new Set(cards.flatMap(namesOf).map(({ name }) => name));
    return Object.fromEntries(
      [...this.#languages].map(([language, translated]) => [
        language,
        Object.fromEntries([...translated].filter(([name]) => names.has(name))),
      ]),
    );
  }

  #leaveOut(why: string): null {
    const known = this.#leftOut.get(why);
    if (known === undefined) this.room.text(why);
    this.#leftOut.set(why, (known ?? 0) + 1);
    return null;
  }
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one;

/** cr 710.1c: a flipped half has the cost and colours of its card. */
function flipped(face: PrintedFace): PrintedFace {
  const own = { ...face, manaCost: null };
  delete own.colourIndicator;
  return own;
}

/** Formats that name no legality for a card do not include it. */
const inAll = (
  formats: ReadonlySet<string>,
  known: Readonly<Record<string, Legality>>,
): Record<string, Legality> =>
  Object.fromEntries([...formats].map((format) => [format, known[format] ?? 'not_legal']));
