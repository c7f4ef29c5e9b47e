import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeLobbyIndex } from '#testkit/lobby/conformance';
import { SqliteLobbyIndex } from './sqlite-lobby-index.js';

describeLobbyIndex('the lists in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-lists-'));
  const index = new SqliteLobbyIndex(join(folder, 'lists.sqlite'));
  return {
    index,
    dispose: () => {
      index.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
