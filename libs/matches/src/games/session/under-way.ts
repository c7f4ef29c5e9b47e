// The commands of a game whose turn has come and whose end is not known. Of a command that is sent again meanwhile,
// nobody can say that nothing was done.
import type { CommandId } from '#kernel';
import type { Actor } from '../../log/index.js';

interface Command {
  readonly actor: Actor;
  readonly commandId: CommandId;
}

export class UnderWay {
  private readonly keys = new Set<string>();

  /** It has begun; call what is returned when it has ended. */
  begin(command: Command): () => void {
    const key = keyOf(command);
    this.keys.add(key);
    return () => void this.keys.delete(key);
  }

  has(command: Command): boolean {
    return this.keys.has(keyOf(command));
  }
}

const keyOf = ({ actor, commandId }: Command): string => `${actor}\n${commandId}`;
