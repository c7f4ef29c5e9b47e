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
import { secretKey, type Keys, type SecretKey } from '#ports';
import { ConfigError, type Config } from '../config/config.js';
import { DATA_KEY_FILE, EVENT_LOG_FILE, TOKEN_KEY_FILE } from '../config/files.js';

/** Whoever only works on a log that is there needs the key it was written with, and makes no file. */
export type DataKey = 'made-when-missing' | 'must-be-there';

export function keysOf(config: Config, dataKey: DataKey = 'made-when-missing'): Keys {
  if (dataKey === 'made-when-missing') return { data: dataKeyMade(config), tokens: tokenKeyMade(config) };
  const data = dataKeyHeld(config);
  if (data === undefined) throw dataKeyMissing(config);
  return { data, tokens: tokenKeyHeld(config) ?? noKeyOfTokens() };
}

/** The data key, where the configuration or the data folder has it. */
export const dataKeyHeld = (config: Config): SecretKey | undefined =>
  held(config, DATA_KEY_FILE, 'PENTALAND_SECRETS_KEY', config.secretsKey);

const tokenKeyHeld = (config: Config): SecretKey | undefined =>
  held(config, TOKEN_KEY_FILE, 'PENTALAND_TOKEN_KEY', config.tokenKey);

function held(
  { dataDir }: Config,
  name: string,
  variable: string,
  configured: string | undefined,
): SecretKey | undefined {
  if (configured !== undefined) return secretKey(configured);
  const file = join(dataDir, name);
  return existsSync(file) ? secretKey(readKey(file, variable)) : undefined;
}

/** For one who makes no tokens and reads none. */
const noKeyOfTokens = (): SecretKey => secretKey(newKey());

/** A log whose key is gone cannot be read with a new one: making one up would only hide the loss. */
function dataKeyMade(config: Config): SecretKey {
  const found = dataKeyHeld(config);
  if (found === undefined && existsSync(join(config.dataDir, EVENT_LOG_FILE))) throw dataKeyMissing(config);
  return found ?? generated(config, DATA_KEY_FILE, 'PENTALAND_SECRETS_KEY');
}

const tokenKeyMade = (config: Config): SecretKey =>
  tokenKeyHeld(config) ?? generated(config, TOKEN_KEY_FILE, 'PENTALAND_TOKEN_KEY');

const dataKeyMissing = ({ dataDir }: Config): ConfigError =>
  new ConfigError([
    `PENTALAND_SECRETS_KEY is not set and ${join(dataDir, DATA_KEY_FILE)} is missing, but there is a log that was written with it: ` +
      'put the key back',
  ]);

function generated({ dataDir }: Config, name: string, variable: string): SecretKey {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  generate(file);
  return secretKey(readKey(file, variable));
}

function readKey(file: string, variable: string): string {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new ConfigError([`${file} can be read by others than its owner: chmod 600 it, or set ${variable}`]);
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigError([`${file} does not hold a key: remove it, or set ${variable}`]);
  return key;
}

/** Whole or not at all, and the first of two servers starting at once wins. */
function generate(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${newKey()}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

const newKey = (): string => randomBytes(32).toString('hex');
