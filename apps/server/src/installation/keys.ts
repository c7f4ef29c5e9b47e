// The installation's two keys: from the configuration, or generated at the first start and kept in the data folder.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { secretKey, type Keys } from '#matches';
import { ConfigError, type Config } from './config.js';
import { EVENT_LOG_FILE } from './files.js';

/** Whoever only works on a log that is there needs the key it was written with. */
export type DataKey = 'made-when-missing' | 'must-be-there';

export function keysOf(config: Config, dataKey: DataKey = 'made-when-missing'): Keys {
  return {
    tokens: secretKey(config.tokenKey ?? keptKey(config, 'token.key', 'PENTALAND_TOKEN_KEY')),
    data: secretKey(config.secretsKey ?? keptDataKey(config, dataKey)),
  };
}

/** A log whose key is gone cannot be read with a new one: making one up would only hide the loss. */
function keptDataKey(config: Config, dataKey: DataKey): string {
  const file = join(config.dataDir, 'secrets.key');
  const needed = dataKey === 'must-be-there' || existsSync(join(config.dataDir, EVENT_LOG_FILE));
  if (needed && !existsSync(file))
    throw new ConfigError([
      `PENTALAND_SECRETS_KEY is not set and ${file} is missing, but there is a log that was written with it: ` +
        'bring the key back',
    ]);
  return keptKey(config, 'secrets.key', 'PENTALAND_SECRETS_KEY');
}

function keptKey({ dataDir }: Config, name: string, variable: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) generate(file);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new ConfigError([`${file} can be read by others than its owner: chmod 600 it, or set ${variable}`]);
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigError([`${file} does not hold a key: remove it, or set ${variable}`]);
  return key;
}

/** Whole or not at all, and the first of two servers starting at once wins. */
function generate(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
