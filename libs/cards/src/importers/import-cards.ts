// Imports the card data that operators have: AtomicCards.json or AllPrintings.json of MTGJSON 5, or Scryfall's bulk
// files.
import { basename } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { CatalogueContent } from '../catalogue/content.js';
import { CardFileError } from './card-file.js';
import { readCatalogueFile, writeContent } from './catalogue-file.js';
import { cardDate } from './dates.js';
import { Gathering } from './gathering.js';
import { JsonBytes } from './json-bytes.js';
import { jsonPieces, nameOf, type Path, type Piece, type WishFor } from './json-pieces.js';
import { embeddedCards, readMtgjson3 } from './mtgjson3.js';
import { addEntry, atomicSchema, printingSchema, setSchema } from './mtgjson5.js';
import { addScryfallEntry, scryfallSchema } from './scryfall.js';
import { BOUNDS, type Bounds } from './room.js';
import { embeddedCode } from './set-codes.js';

export type FileKind = 'AtomicCards of MTGJSON' | 'AllPrintings of MTGJSON' | 'cards of Scryfall';

export interface Imported {
  readonly kind: FileKind;
  /** What the catalogue does not keep, in words, and how many entries of each. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Imports a file of card data. If it is refused, the previous catalogue stays. */
export function importCatalogue(
  file: string,
  to: string,
  onProgress?: (read: number, size: number) => void,
): Imported & { readonly catalogue: Catalogue } {
  const imported = writeImported(file, to, onProgress);
  // The file's content is released by now, so the catalogue is in memory once.
  return { ...imported, catalogue: readCatalogueFile(to).catalogue() };
}

function writeImported(
  file: string,
  to: string,
  onProgress?: (read: number, size: number) => void,
): Imported {
  const { kind, leftOut, content } = importCards(file, onProgress);
  writeContent(to, { kind: 'imported', file: basename(file), of: kind }, file, content);
  return { kind, leftOut };
}

/** Refuses damaged files, files without card data, and files beyond the bounds, with the place in the file. */
export function importCards(
  file: string,
  onProgress?: (read: number, size: number) => void,
  bounds: Bounds = BOUNDS,
): Imported & { readonly content: CatalogueContent } {
  const bytes = new JsonBytes(file, onProgress, undefined, bounds.entry);
  try {
    const reading = new Reading(bytes, bounds);
    for (const piece of jsonPieces(bytes, wishFor)) reading.read(piece);
    return reading.finish();
  } finally {
    bytes.close();
  }
}

const SET_FIELDS = Object.keys(setSchema.shape);

/**
 * Scryfall's file is a list of cards. MTGJSON's are objects: `data` has a list of faces for each name, or for each set
 * an object with a list of `cards`. A page of Scryfall's API has its cards in a list `data`.
 */
const wishFor: WishFor = (path, kind) => {
  const [top, , field] = path;
  switch (path.length) {
    case 0:
      return 'enter';
    case 1:
      if (top === 'data') return 'enter';
      return top === 'meta' || top === 'has_more' || typeof top === 'number' ? 'take' : 'pass';
    case 2:
      return kind === '{' && typeof path[1] !== 'number' ? 'enter' : 'take';
    case 3:
      if (field === 'cards') return 'enter';
      return SET_FIELDS.includes(String(field)) ? 'take' : 'pass';
    default:
      return 'take';
  }
};

/** Members that `data` has in a file of one set; none is a card name. */
const OF_ONE_SET = ['baseSetSize', 'block', 'booster', 'cards', 'code', 'tokens', ...SET_FIELDS];

const metaSchema = z.object({ date: cardDate });

class Reading {
  readonly #cards: Gathering;
  readonly #sets = new Map<string, Record<string, unknown>>();
  #kind: FileKind | undefined;
  /** The path of what is being read. */
  #path: Path = [];
  /** Of a page: whether more pages follow; undefined if it does not say. */
  #more: unknown;
  #isPage = false;
  /** The date of the file. */
  #date: string | undefined;

  constructor(
    private readonly bytes: JsonBytes,
    bounds: Bounds,
  ) {
    this.#cards = new Gathering((what) => bytes.refuse(`${nameOf(this.#path)}: ${what}`), bounds);
  }

  read({ path, value }: Piece): void {
    const [top, code = '', field = ''] = path;
    this.#path = path;
    if (top === 'meta') this.#date = this.#checked(metaSchema, value, path).date;
    else if (top === 'has_more') this.#more = value;
    else if (typeof top === 'number' || typeof code === 'number') {
      this.#isPage ||= typeof code === 'number';
      this.#kind = 'cards of Scryfall';
      addScryfallEntry(this.#cards, this.#checked(scryfallSchema, value, path));
    } else if (path.length === 2) {
      if (OF_ONE_SET.includes(code))
        this.bytes.refuse('is a single set of MTGJSON: import AllPrintings.json or AtomicCards.json');
      this.#kind = 'AtomicCards of MTGJSON';
      for (const entry of this.#checked(atomicSchema, value, path)) {
        const draft = addEntry(this.#cards, entry);
        if (draft !== null) for (const set of entry.printings) this.#cards.print(draft, set, undefined);
      }
    } else if (path.length === 3) {
      this.#cards.room.text(code, JSON.stringify(value));
      this.#sets.set(code, { ...this.#sets.get(code), [String(field)]: value });
    } else {
      this.#kind = 'AllPrintings of MTGJSON';
      const entry = this.#checked(printingSchema, value, path);
      const draft = addEntry(this.#cards, entry);
      if (draft !== null) this.#cards.print(draft, code, entry.originalReleaseDate);
    }
  }

  finish(): Imported & { readonly content: CatalogueContent } {
    if (this.#isPage && this.#more !== false)
      throw new CardFileError(
        this.bytes.file,
        'is one page of an answer of Scryfall, and does not say that it is the whole (has_more: false): import a bulk file',
      );
    if (this.#kind === undefined) throw new CardFileError(this.bytes.file, 'holds no cards');
    if (this.#kind === 'AtomicCards of MTGJSON') this.#setsFromElsewhere();
    for (const [code, fields] of this.#sets) {
      const { name, releaseDate, type, isOnlineOnly, isForeignOnly } = this.#checked(setSchema, fields, [
        'data',
        code,
      ]);
      this.#cards.addSet({ code, name, date: releaseDate, type, digital: isOnlineOnly });
      if (type === 'promo' || isForeignOnly) this.#cards.spanYears.add(code);
    }
    const content = this.#cards.content();
    if (content.cards.length === 0)
      throw new CardFileError(this.bytes.file, 'holds no card that may be in a library');
    return { kind: this.#kind, content, leftOut: this.#cards.leftOut };
  }

  /**
   * For sets of which the file has only codes: the embedded data knows the older ones, and newer ones get the file's
   * date.
   */
  #setsFromElsewhere(): void {
    const date = this.#date;
    if (date === undefined) throw new CardFileError(this.bytes.file, 'meta.date: is missing');
    const known = new Map(readMtgjson3(embeddedCards()).sets.map((set) => [set.code, set]));
    for (const code of this.#cards.setsMentioned()) {
      const set = known.get(embeddedCode(code)) ?? { name: code, date, type: 'unknown', digital: false };
      this.#cards.addSet({ ...set, code });
      if (set.type === 'promo') this.#cards.spanYears.add(code);
    }
  }

  #checked<T>(schema: z.ZodType<T>, value: unknown, path: Path): T {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const place = nameOf([...path, ...((issue?.path ?? []) as Path)]);
    return this.bytes.refuse(`${place}: ${issue?.message ?? 'not of the expected shape'}`);
  }
}
