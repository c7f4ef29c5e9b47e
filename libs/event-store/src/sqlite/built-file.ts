// Finds the compiled form of a module. A worker thread or child process cannot run TypeScript, even if the
// code that starts it (a test) was compiled on the fly.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled file of `module` (given as in an import) relative to the module at `from`. */
export function builtFile(module: string, from: string): string {
  const file = fileURLToPath(new URL(module, from));
  if (!from.endsWith('.ts')) return file;
  const root = repositoryOf(file);
  const built = join(root, 'dist', relative(root, file));
  if (!existsSync(built)) throw new Error(`${built} is not there: build first (npm run build)`);
  return built;
}

function repositoryOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no package.json above ${file}`);
    folder = above;
  }
  return folder;
}
