// The comprehensive rules that an operator has imported, as a file of the data folder. This program comes without them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '#cards/importers';
import { IMPORTED_RULES_FILE } from '../config/files.js';
import { MOST_BYTES, readRules, RulesFileError, type ImportedRules } from './comprehensive-rules.js';

const FORMAT = 'pentaland-rules/1';
const stored = z.strictObject({
  format: z.literal(FORMAT),
  effective: z.string().nullable(),
  rules: z.array(z.strictObject({ number: z.string(), text: z.string(), examples: z.array(z.string()) })),
});

/** @throws RulesFileError; nothing is written then. */
export function importRules(file: string, dataDir: string): ImportedRules {
  const imported = readRules(textOf(file));
  writeWhole(join(dataDir, IMPORTED_RULES_FILE), [JSON.stringify({ format: FORMAT, ...imported })]);
  return imported;
}

function textOf(file: string): string {
  let bytes: Uint8Array;
  try {
    if (statSync(file).size > MOST_BYTES) throw new RulesFileError(`it has more than ${MOST_BYTES} bytes`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof RulesFileError || !(error instanceof Error)) throw error;
    throw new RulesFileError(error.message);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RulesFileError('it is not UTF-8');
  }
}

/** Undefined where none were imported. @throws RulesFileError for a file that is damaged. */
export function importedRules(dataDir: string): ImportedRules | undefined {
  const file = join(dataDir, IMPORTED_RULES_FILE);
  if (!existsSync(file)) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new RulesFileError(`${file} is damaged: import the rules again, or delete it`);
  }
  const read = stored.safeParse(content);
  if (!read.success) throw new RulesFileError(`${file} is damaged: import the rules again, or delete it`);
  return read.data;
}
