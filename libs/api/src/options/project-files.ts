// Files that are read from the repository at run time, by the sources and by the build alike.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CONTRACT = 'schema.graphql';

function above(folder: string): string {
  if (existsSync(join(folder, CONTRACT))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${CONTRACT} is nowhere above ${import.meta.dirname}`);
  return above(parent);
}

const root = above(import.meta.dirname);

/** The public schema. */
export const contract = (): string => readFileSync(join(root, CONTRACT), 'utf8');
/** The fragment of a view that a table needs. */
export const tableView = (): string => readFileSync(join(root, 'view.graphql'), 'utf8');
/** The page of the explorer. */
export const explorerPage = (): string =>
  readFileSync(join(root, 'libs/api/src/explorer/explorer.html'), 'utf8');
