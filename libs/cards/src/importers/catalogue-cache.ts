// The embedded catalogue and its cache, which is built once from the installed card data, loads fast and may be
// deleted at any time.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '#kernel';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CardFileError, readBytes } from './card-file.js';
import { readCatalogueFile, writeCatalogue } from './catalogue-file.js';
import { contentOf, embeddedCards } from './mtgjson3.js';

/** Builds the catalogue from an AllSets.json of MTGJSON 3 and writes it. */
export const buildCatalogue = (from: string, to: string): Catalogue => build(from, readBytes(from), to);

export interface OpenOptions {
  readonly cacheFile: string;
  /** Where imports put their catalogue. If this file exists, it is used instead of the embedded one. */
  readonly importedFile?: string;
  /** The AllSets.json to build from; by default that of the installed package `mtgjson`. */
  readonly source?: string;
  /** Called with the reason before a catalogue is built. */
  readonly onBuild?: (why: string) => void;
}

/**
 * The imported catalogue, if there is one. If it cannot be used it is refused, because only the operator has its
 * source. Otherwise the embedded catalogue from its cache, which is built first if it is absent, of another source or
 * damaged.
 */
export function openCatalogue(options: OpenOptions): Catalogue {
  const { cacheFile, importedFile, source = embeddedCards(), onBuild } = options;
  if (importedFile !== undefined && existsSync(importedFile)) return openImported(importedFile);
  const bytes = readBytes(source);
  const cached = usable(cacheFile, digestOf(bytes));
  if (cached.ok) return cached.value;
  onBuild?.(cached.error);
  return build(source, bytes, cacheFile);
}

/** The imported cards can no longer be used: `fault` says why, and the message also what to do. */
export class ImportedCardsError extends CardFileError {
  constructor(
    file: string,
    readonly fault: string,
  ) {
    super(file, `${fault}; import the card data again, or delete this file`);
  }
}

function openImported(file: string): Catalogue {
  try {
    return readCatalogueFile(file).catalogue();
  } catch (error) {
    if (!(error instanceof CardFileError)) throw error;
    throw new ImportedCardsError(file, error.what);
  }
}

/** The catalogue, or why the cache cannot be used. */
function usable(cacheFile: string, digest: string): Result<Catalogue, string> {
  if (!existsSync(cacheFile)) return err('no catalogue has been built yet');
  try {
    const cache = readCatalogueFile(cacheFile);
    return cache.source.kind === 'embedded' && cache.source.digest === digest
      ? ok(cache.catalogue())
      : err(`${cacheFile} was built from other card data`);
  } catch (error) {
    if (error instanceof CardFileError) return err(error.message);
    throw error;
  }
}

function build(from: string, bytes: Buffer, to: string): Catalogue {
  return writeCatalogue(to, { kind: 'embedded', digest: digestOf(bytes) }, from, contentOf(from, bytes));
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
