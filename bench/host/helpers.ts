// What the processes that a server has begun use of the processor, as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

/** Of a second, where nobody has built Linux in a way of their own. */
const TICK_MS = 10;

/** Milliseconds; 0 where the system does not say. */
export function cpuOfHelpers(server: number): number {
  try {
    const tasks = readdirSync(`/proc/${server}/task`);
    const helpers = tasks.flatMap((task) =>
      readFileSync(`/proc/${server}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return helpers.reduce((sum, helper) => sum + cpuOf(helper), 0);
  } catch {
    return 0;
  }
}

/** proc(5): the name, which may have spaces, ends with a bracket; user and system time are the 12th and 13th after it. */
function cpuOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
