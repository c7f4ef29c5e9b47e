// Where the project is, and where its scripts keep their own files.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Ignored by git. */
export const STATE_DIR = join(ROOT, '.pentaland');
