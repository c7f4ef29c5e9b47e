// The commands of a game that have begun and whose outcome is not known. If such a command is sent again
// meanwhile, nobody can say that nothing was done.
import type { CommandId } from '#kernel';
import type { Actor } from '#log';

interface Command {
  readonly actor: Actor;
  readonly commandId: CommandId;
}

export class UnderWay {
  private readonly keys = new Set<string>();

  /** The command has begun; call the returned function when it has ended. */
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
