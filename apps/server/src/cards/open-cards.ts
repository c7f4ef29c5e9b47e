// What an installation knows of cards: its catalogue, and what each card of it does, compiled once for all.
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#cards';
import { openCatalogue } from '#cards/importers';
import type { CompiledCards } from '#oracle';
import {
  CATALOGUE_FILE,
  COMPILED_FILE,
  IMPORTED_CATALOGUE_FILE,
  IMPORTED_COMPILED_FILE,
} from '../config/files.js';
import { BUILT } from './built.js';
import { compileAll } from './compile-all.js';
import { readCompiled, writeCompiled } from './compiled-file.js';
import { compilerKey } from './compiler-key.js';

/** The embedded catalogue comes with the program; where that can't be written and has none, it is in the data folder. */
function embeddedFolder(dataDir: string): string {
  const shipped = join(BUILT, 'catalogue');
  return existsSync(join(shipped, COMPILED_FILE)) || isWritable(BUILT) ? shipped : dataDir;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What was imported comes first, or does not count. */
export type Which = 'imported-first' | 'embedded';

function placesIn(dataDir: string, which: Which) {
  const importedFile = join(dataDir, IMPORTED_CATALOGUE_FILE);
  const folder = embeddedFolder(dataDir);
  const cacheFile = join(folder, CATALOGUE_FILE);
  return which === 'imported-first' && existsSync(importedFile)
    ? { catalogue: { cacheFile, importedFile }, compiled: join(dataDir, IMPORTED_COMPILED_FILE) }
    : { catalogue: { cacheFile }, compiled: join(folder, COMPILED_FILE) };
}

type Told = (why: string) => void;

/** What was imported, else the embedded one. */
export const openCatalogueIn = (
  dataDir: string,
  onBuild?: Told,
  which: Which = 'imported-first',
): Catalogue =>
  openCatalogue({ ...placesIn(dataDir, which).catalogue, ...(onBuild === undefined ? {} : { onBuild }) });

export interface KnownCards {
  readonly catalogue: Catalogue;
  readonly compiled: CompiledCards;
}

export interface Watching {
  /** Told, before it begins, why the catalogue must be built. */
  readonly onBuild?: Told;
  /** The same of compiling the cards, and how far that is. */
  readonly onCompile?: Told;
  readonly onProgress?: (done: number, all: number) => void;
}

/** What has been compiled of the cards by this compiler; undefined where nothing has. */
export function compiledAlready(dataDir: string, catalogue: Catalogue): CompiledCards | undefined {
  const kept = readCompiled(placesIn(dataDir, 'imported-first').compiled, catalogue, compilerKey());
  return kept.ok ? kept.value : undefined;
}

/** With all cards compiled: from the file where that is of these cards and this compiler, else anew. */
export async function openCardsIn(
  dataDir: string,
  watching: Watching = {},
  which: Which = 'imported-first',
): Promise<KnownCards> {
  const catalogue = openCatalogueIn(dataDir, watching.onBuild, which);
  const { catalogue: from, compiled: file } = placesIn(dataDir, which);
  const compiler = compilerKey();
  const kept = readCompiled(file, catalogue, compiler);
  if (kept.ok) return { catalogue, compiled: kept.value };
  watching.onCompile?.(kept.error);
  const entries = await compileAll(catalogue, from, (done) => watching.onProgress?.(done, catalogue.size));
  writeCompiled(file, catalogue, compiler, entries);
  const written = readCompiled(file, catalogue, compiler);
  if (!written.ok) throw new Error(written.error);
  return { catalogue, compiled: written.value };
}
