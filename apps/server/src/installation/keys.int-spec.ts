import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../config/config.js';
import { EVENT_LOG_FILE } from '../config/files.js';
import { keysOf } from './keys.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pentaland-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const configured = (more: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ PENTALAND_DATA_DIR: dataDir, ...more });

describe('the keys of an installation', () => {
  it('are generated at the first start, readable by their owner only, and kept', () => {
    const first = keysOf(configured());
    expect(readdirSync(dataDir).sort()).toEqual(['secrets.key', 'token.key']);
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    expect(keysOf(configured())).toEqual(first);
    expect(first.data.secret).not.toBe(first.tokens.secret);
    expect(first.data.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('come from the configuration if it has them, and no file is written', () => {
    const keys = keysOf(
      configured({ PENTALAND_TOKEN_KEY: 't'.repeat(40), PENTALAND_SECRETS_KEY: 's'.repeat(40) }),
    );
    expect([keys.tokens.secret, keys.data.secret]).toEqual(['t'.repeat(40), 's'.repeat(40)]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('are not generated again beside a log that was written with a key now missing', () => {
    writeFileSync(join(dataDir, EVENT_LOG_FILE), '');
    expect(() => keysOf(configured())).toThrow(/secrets\.key is missing.*put the key back/);
    expect(readdirSync(dataDir)).not.toContain('secrets.key');
  });

  it('make no file for a command that only works on an existing log', () => {
    expect(() => keysOf(configured(), 'must-be-there')).toThrow(/secrets\.key is missing/);
    expect(readdirSync(dataDir)).toEqual([]);
    const keys = keysOf(configured({ PENTALAND_SECRETS_KEY: 's'.repeat(40) }), 'must-be-there');
    expect(keys.data.secret).toBe('s'.repeat(40));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('are refused if others can read the file', () => {
    keysOf(configured());
    chmodSync(join(dataDir, 'token.key'), 0o644);
    expect(() => keysOf(configured())).toThrow(ConfigError);
  });

  it('are refused if the file holds no keys, without quoting it', () => {
    writeFileSync(join(dataDir, 'token.key'), 'half a k', { mode: 0o600 });
    expect(() => keysOf(configured())).toThrow(/token\.key does not hold a key/);
    expect(() => keysOf(configured())).not.toThrow(/half a k/);
    expect(readFileSync(join(dataDir, 'token.key'), 'utf8')).toBe('half a k');
  });
});
