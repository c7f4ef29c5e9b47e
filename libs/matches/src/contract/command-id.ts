// The ids that clients may give their commands: short and printable, and so fit for the log.
import { commandId, err, ok, type CommandId, type Result } from '#kernel';
import type { MatchRefusal } from './contract.js';
import { invalidCommand } from './refusals.js';

const FORM = /^[\x21-\x7e]{1,100}$/;
/** The ids of the server's own commands are kept apart. */
const RESERVED = 'timer/';

export function parseCommandId(text: string): Result<CommandId, MatchRefusal> {
  if (!FORM.test(text) || text.startsWith(RESERVED))
    return err(invalidCommand('commandId (1 to 100 printable characters without spaces)'));
  return ok(commandId(text));
}
