// The threads that Node keeps beside the main one: the garbage collector's, the compiler's, the file system's.
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const OURS = '/proc/self/task';
/** A tenth of the main thread's share of a core that both want. */
const BEHIND = 10;

/**
 * Has the threads that are there already wait for the main one where there is no core for both: a collection of the
 * whole memory is done by several of them at once, which would leave the main thread a fifth of its core. Those begun
 * later, such as the writer's, are as quick as ever. Only Linux has priorities of threads.
 */
export function putHelpersBehind(): void {
  const niceness = Math.min(getPriority() + BEHIND, constants.priority.PRIORITY_LOW);
  for (const thread of helpers())
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended, or may not be touched here: then all goes on as it would have.
    }
}

function helpers(): number[] {
  try {
    return readdirSync(OURS)
      .map(Number)
      .filter((thread) => thread !== process.pid);
  } catch {
    return [];
  }
}
