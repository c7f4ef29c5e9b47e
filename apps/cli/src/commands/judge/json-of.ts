// JSON that is typed at the command line, or read from a file.
import { UsageError } from '../../command/command.js';

export function jsonOf(text: string, called: string): object {
  try {
    const read = JSON.parse(text) as unknown;
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw new UsageError(`'${called}' is no JSON object`);
}
