// Builds the pages with Vite: hashed files that never change under their name, and one index.html that names them.
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup/places.js';

export const buildWeb = (outDir = join(ROOT, 'dist', 'web')) =>
  build({
    configFile: join(ROOT, 'apps', 'web', 'vite.config.js'),
    root: join(ROOT, 'apps', 'web'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
