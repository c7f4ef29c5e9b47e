import { describe, expect, it } from '@jest/globals';
import { isAbsolute } from 'node:path';
import { ConfigError, readConfig, type Environment } from './config.js';
import { ABOUT, VARIABLES } from './variables.js';

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('a configuration', () => {
  it('needs no variable at all, and is then that of a developer', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      listen: { host: '127.0.0.1', port: 3000 },
      metrics: { host: '127.0.0.1', port: 9464 },
      explorer: 'on',
      web: 'on',
      tokenLifetime: 3_600_000,
      judging: { call: 1_800, judging: 7_200_000, appeal: 300_000, headJudge: 86_400_000 },
      shutdownGrace: 10_000,
      limits: { bodyBytes: 262_144, queryDepth: 12 },
      trustedProxies: [],
    });
    expect(config.eventStoreUrl).toBeUndefined();
    expect(config.tokenKey).toBeUndefined();
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('takes what the variables say', () => {
    expect(
      readConfig({
        PENTALAND_PORT: '0',
        EVENTSTORE_URL: 'esdb://a:1,b:2?tls=false',
        PENTALAND_EXPLORER: 'off',
        PENTALAND_WEB: 'off',
        PENTALAND_ANALYTICS: 'off',
        PENTALAND_TOKEN_LIFETIME: '60',
        PENTALAND_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        PENTALAND_FIRST_ADMIN: 'Ada',
      }),
    ).toMatchObject({
      listen: { port: 0 },
      eventStoreUrl: 'esdb://a:1,b:2?tls=false',
      explorer: 'off',
      web: 'off',
      analytics: 'off',
      tokenLifetime: 60_000,
      trustedProxies: ['10.0.0.0/8', '::1'],
      firstAdmin: 'Ada',
    });
  });

  it('treats a variable set to nothing as unset', () => {
    expect(readConfig({ PENTALAND_PORT: '', EVENTSTORE_URL: ' ' })).toEqual(readConfig({}));
  });

  it('lists the nodes of the installation, or none', () => {
    const both = { PENTALAND_NODES: 'one:3000 , two:3000', PENTALAND_NODE: 'two:3000' };
    expect(readConfig(both).nodes).toEqual({ all: ['one:3000', 'two:3000'], own: 'two:3000' });
    expect(readConfig({}).nodes).toBeUndefined();
    for (const wrong of [
      { PENTALAND_NODES: 'one:3000' },
      { PENTALAND_NODE: 'one:3000' },
      { ...both, PENTALAND_NODE: 'three:3000' },
    ])
      expect(problemsOf(wrong)).toEqual([expect.stringContaining('PENTALAND_NODE must be one of')]);
    expect(problemsOf({ ...both, PENTALAND_NODES: 'two:3000,two:3000' })).toEqual([
      'PENTALAND_NODES names a node twice',
    ]);
  });

  it('says which web pages may use the API', () => {
    expect(readConfig({}).origins).toBe('same');
    expect(readConfig({ PENTALAND_ORIGINS: '*' }).origins).toBe('any');
    expect(readConfig({ PENTALAND_ORIGINS: 'https://A.example , http://[::1]:80' }).origins).toEqual([
      'https://a.example',
      'http://[::1]:80',
    ]);
    for (const wrong of ['a.example', 'https://a.example/path', 'https://a,b', '*, https://a', 'null'])
      expect(problemsOf({ PENTALAND_ORIGINS: wrong })).toEqual([
        expect.stringContaining('PENTALAND_ORIGINS'),
      ]);
  });

  it('says which operations are trusted, and whether others run', () => {
    expect(readConfig({}).documents).toBeUndefined();
    const file = { PENTALAND_DOCUMENTS: '/a.json' };
    expect(readConfig(file).documents).toEqual({ file: '/a.json', mode: 'any' });
    const only = { PENTALAND_ONLY_DOCUMENTS: 'on' };
    expect(readConfig({ ...file, ...only }).documents).toEqual({ file: '/a.json', mode: 'only-trusted' });
    expect(problemsOf(only)).toEqual([expect.stringContaining('needs PENTALAND_DOCUMENTS')]);
  });

  it('leaves the variables of other programs alone', () => {
    expect(readConfig({ PORT: 'nonsense', HOME: '/' })).toEqual(readConfig({}));
  });
});

describe('a configuration is refused', () => {
  it.each([
    ['PENTALAND_PORT', '65536'],
    ['PENTALAND_PORT', '-1'],
    ['PENTALAND_PORT', '80.5'],
    ['PENTALAND_PORT', '0x50'],
    ['PENTALAND_HOST', 'a host'],
    ['EVENTSTORE_URL', 'http://host:2113'],
    ['PENTALAND_METRICS_PORT', 'none'],
    ['PENTALAND_LOG_LEVEL', 'loud'],
    ['PENTALAND_TOKEN_KEY', 'short'],
    ['PENTALAND_SECRETS_KEY', `${'x'.repeat(32)} ${'y'.repeat(32)}`],
    ['PENTALAND_TOKEN_LIFETIME', '59'],
    ['PENTALAND_EXPLORER', 'yes'],
    ['PENTALAND_WEB', 'yes'],
    ['PENTALAND_ANALYTICS', 'yes'],
    ['PENTALAND_BODY_LIMIT', '1e6'],
    ['PENTALAND_QUERY_DEPTH', '2'],
    ['PENTALAND_QUERY_COMPLEXITY', '9999999'],
    ['PENTALAND_REQUESTS_PER_MINUTE', '0'],
    ['PENTALAND_SUBSCRIPTIONS_PER_CLIENT', ''.padEnd(30, '9')],
    ['PENTALAND_TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
    ['PENTALAND_SHUTDOWN_GRACE', 'soon'],
  ] as const)('when %s is %j, by a sentence that names it and what it should be', (name, value) => {
    const [problem, ...others] = problemsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} must be `));
    expect(problem).toContain(ABOUT.get(VARIABLES.shape[name])?.takes);
  });

  it('with all its problems at once', () => {
    expect(problemsOf({ PENTALAND_PORT: 'x', PENTALAND_LOG_LEVEL: 'y' })).toHaveLength(2);
  });

  it('when a variable is misspelt, because it would silently have no effect', () => {
    expect(problemsOf({ PENTALAND_TOKENKEY: 'x'.repeat(64) })).toEqual([
      'PENTALAND_TOKENKEY is not a variable of this server (misspelt?)',
    ]);
  });

  it('without ever echoing a secret', () => {
    const secret = 'hunter2';
    const message = problemsOf({
      PENTALAND_TOKEN_KEY: secret,
      PENTALAND_SECRETS_KEY: secret,
      EVENTSTORE_URL: `http://admin:${secret}@host`,
    }).join('\n');
    expect(message).toContain('PENTALAND_SECRETS_KEY');
    expect(message).not.toContain(secret);
  });
});
