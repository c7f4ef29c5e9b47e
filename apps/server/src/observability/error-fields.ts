// What of an error may be written to the log. A message can quote what it failed on (a command, a card, a token),
// so it is written only where it comes from the system or the store; frames say where in any case.
import { StoreUnavailable } from '#event-store';

export interface ErrorFields {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorFields;
}

const MOST_FRAMES = 12;
const MOST_CAUSES = 3;

export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { name: `not an error but ${typeof error}`, frames: [] };
  const code: unknown = Reflect.get(error, 'code');
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(speaksOfTheSystem(error) ? { message: error.message } : {}),
    frames: frames(error),
    ...(error.cause === undefined || depth === MOST_CAUSES
      ? {}
      : { cause: errorFields(error.cause, depth + 1) }),
  };
}

const frames = (error: Error): readonly string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MOST_FRAMES);

function speaksOfTheSystem(error: Error): boolean {
  return error instanceof StoreUnavailable || 'syscall' in error || error.name === 'SqliteError';
}
