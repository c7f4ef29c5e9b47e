// One core for a server and one for whoever measures it, where the machine lets them have one each. Without that the
// server's threads take both while its maximum is measured, and half of it is then nearly all that one core can do.
import { execFileSync } from 'node:child_process';

/** Keeps the process with all its threads, those it has yet to begin too, to one core, and this one to another. */
export function keptApart(server: number): boolean {
  const [forServer, forUs] = coresOf(process.pid);
  if (forServer === undefined || forUs === undefined) return false;
  keepTo(server, forServer);
  keepTo(process.pid, forUs);
  return true;
}

/** The cores that a process may run on; none where that cannot be said. */
export function coresOf(pid: number): readonly number[] {
  try {
    const said = execFileSync('taskset', ['-cp', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return coresIn(said.slice(said.lastIndexOf(':') + 1).trim());
  } catch {
    return [];
  }
}

/** Such as `0-2,5`. */
export const coresIn = (list: string): readonly number[] =>
  list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });

const keepTo = (pid: number, core: number): void =>
  void execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'pipe' });
