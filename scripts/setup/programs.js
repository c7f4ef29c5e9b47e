// Which programs this machine has.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `name` may also be a path. */
export function isOnPath(name) {
  if (name.includes('/')) return isExecutable(name);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
