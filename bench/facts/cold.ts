// Has the system forget what it keeps of a file in memory, as far as it can be asked to.
import { execFileSync } from 'node:child_process';

/** False where it cannot be asked: then only DuckDB's own memory is empty. */
export function forgetFile(file: string): boolean {
  try {
    execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
