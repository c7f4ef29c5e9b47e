// Classifies SQLite's errors by their code alone: the error class belongs to whatever loaded the native
// module first in the process.
const code = (error: unknown): string => {
  const found = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof found === 'string' && found.startsWith('SQLITE_') ? found : '';
};

export const isSqliteError = (error: unknown): boolean => code(error) !== '';
export const isNoDatabase = (error: unknown): boolean => code(error) === 'SQLITE_NOTADB';
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(code(error));
export const isNotUnique = (error: unknown): boolean => code(error) === 'SQLITE_CONSTRAINT_UNIQUE';

export function describeError(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return isSqliteError(error) ? `${code(error)}: ${message}` : message;
}
