// The compose file and the Dockerfile, held to what docs/operating.md promises, as far as that can be read off them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/config/config.js';
import { VARIABLES } from '../../apps/server/src/config/variables.js';

const ROOT = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const Seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((duration) => Number.parseInt(duration, 10));
const Service = z.strictObject({
  image: z.string().regex(/^(\$\{\w+:-)?[a-z][\w./-]*(:[\w.-]+)?\}?$/),
  build: z.literal('.').optional(),
  restart: z.literal('always'),
  init: z.boolean().optional(),
  user: z.string().optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_started') })).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string().startsWith('127.0.0.1:', 'nothing is published beyond this machine')).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string().regex(/^(\.\/)?[\w./-]+:\/[\w./]+(:ro)?$/)).min(1),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().regex(/^\$\{\w+_MEMORY:-\d+[mg]\}$/),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({
      'max-size': z.string().regex(/^\d+m$/),
      'max-file': z.string().regex(/^\d+$/),
    }),
  }),
  stop_grace_period: z.string(),
  healthcheck: z.strictObject({
    test: z.array(z.string()).min(2),
    interval: Seconds,
    timeout: Seconds,
    retries: z.number().int().positive(),
    start_period: Seconds,
  }),
});
const Compose = z
  .object({
    name: z.literal('pentaland'),
    services: z.strictObject({
      proxy: Service,
      server1: Service,
      server2: Service,
      eventstore1: Service,
      eventstore2: Service,
      eventstore3: Service,
    }),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.object({})),
  })
  .strip();

const compose = Compose.parse(parse(text('docker-compose.yml'), { merge: true }));
const { proxy, server1, server2, ...nodes } = compose.services;
const servers = { server1, server2 };
const proxyConfig = text('deploy/nginx.conf');

const KEYS = { PENTALAND_TOKEN_KEY: '2'.repeat(64), PENTALAND_SECRETS_KEY: '3'.repeat(64) };
/** What docker compose makes of a value with nothing set but what it insists on. */
const interpolated = (value: string): string =>
  value
    .replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: keyof typeof KEYS) => KEYS[name])
    .replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const environmentOf = ({ environment }: z.infer<typeof Service>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(value)]));

describe('docker-compose.yml', () => {
  it('has a cluster of three, each node seeded with the others, and no node keeps a server from starting', () => {
    for (const [name, { environment, image }] of Object.entries(nodes)) {
      expect(image).toContain(':23.10.');
      expect(environment).toMatchObject({
        EVENTSTORE_CLUSTER_SIZE: '3',
        EVENTSTORE_NODE_HOST_ADVERTISE_AS: name,
        EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: name,
      });
      const others = Object.keys(nodes).filter((other) => other !== name);
      expect(environment['EVENTSTORE_GOSSIP_SEED']).toBe(others.map((other) => `${other}:2113`).join(','));
    }
    for (const server of Object.values(servers))
      expect(Object.keys(server.depends_on ?? {}).sort()).toEqual(Object.keys(nodes).sort());
  });

  it('keeps the data of every service in a declared volume of its own', () => {
    const used = Object.values(compose.services)
      .flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((volume) => !volume.startsWith('./'));
    expect(new Set(used).size).toBe(used.length);
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('lets only the servers reach the nodes, and only the proxy reach the servers', () => {
    expect(compose.networks['store']?.internal).toBe(true);
    expect(compose.networks['inside']?.internal).toBe(true);
    const on = (network: string) =>
      Object.entries(compose.services).flatMap(([name, { networks }]) =>
        networks.includes(network) ? [name] : [],
      );
    expect(on('store')).toEqual(['server1', 'server2', ...Object.keys(nodes)]);
    expect(on('inside')).toEqual(['proxy', 'server1', 'server2']);
    for (const node of Object.values(nodes)) expect(node.ports).toBeUndefined();
  });

  it('takes no port of this machine unless it is told which one', () => {
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports.map(interpolated));
    expect(published).toEqual(['127.0.0.1::8080', '127.0.0.1::9464', '127.0.0.1::9464']);
  });

  it('gives the servers a configuration they accept, which lists every node of either kind', () => {
    for (const [name, server] of Object.entries(servers)) {
      const config = readConfig(environmentOf(server));
      for (const node of Object.keys(nodes)) expect(config.eventStoreUrl).toContain(`${node}:2113`);
      expect(config.nodes).toEqual({
        all: Object.keys(servers).map((other) => `${other}:3000`),
        own: `${name}:3000`,
      });
      const stopsAfter = Number.parseInt(interpolated(server.stop_grace_period), 10);
      expect(stopsAfter * 1000).toBeGreaterThan(config.shutdownGrace);
      expect(environmentOf(server)).toMatchObject(KEYS);
    }
  });

  it('takes every setting of the server from the shell, except those it settles itself', () => {
    const own = ['NODES', 'NODE', 'HOST', 'PORT', 'METRICS_HOST', 'METRICS_PORT', 'DATA_DIR', 'LOG_FILE'];
    const settled = new Set(own.map((name) => `PENTALAND_${name}`));
    for (const { environment } of Object.values(servers))
      for (const name of Object.keys(VARIABLES.shape).filter((variable) => !settled.has(variable)))
        expect([name, environment[name]?.startsWith(`\${${name}:`)]).toEqual([name, true]);
  });

  it('has no secret in it', () => {
    for (const { environment } of Object.values(compose.services))
      for (const [name, value] of Object.entries(environment))
        if (/KEY|SECRET|PASSWORD|TOKEN_K/.test(name)) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/);
    expect(text('docker-compose.yml')).not.toMatch(/:\/\/[^/\s@]+:[^/\s@]+@/);
  });

  it('runs the servers and the proxy with minimal rights', () => {
    for (const service of [proxy, server1, server2])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(proxy.user).toMatch(/^[1-9]\d*:/);
  });
});

describe('deploy/nginx.conf', () => {
  it('names the servers as they name each other, and sends a game to its home', () => {
    const upstream = [...proxyConfig.matchAll(/^\s+server ([\w.:-]+) /gm)].map(([, server]) => server);
    expect(upstream.join()).toBe(server1.environment['PENTALAND_NODES']);
    expect(proxyConfig).toContain('hash $arg_game consistent;');
  });

  it('is mounted where the proxy looks for it, and listens where the proxy is asked', () => {
    expect(proxy.volumes).toEqual(['./deploy/nginx.conf:/etc/nginx/nginx.conf:ro']);
    const port = /listen (\d+);/.exec(proxyConfig)?.[1];
    expect(proxy.ports?.map(interpolated)).toEqual([`127.0.0.1::${String(port)}`]);
    expect(proxy.healthcheck.test.at(-1)).toContain(`:${String(port)}/`);
  });

  it('forwards the address of the client, and trusts no address that the client states', () => {
    expect(proxyConfig).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    const { trustedProxies } = readConfig(environmentOf(server1));
    expect(trustedProxies.length).toBeGreaterThan(0);
  });
});

describe('the Dockerfile', () => {
  const stages = text('Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const last = stages.at(-1) ?? '';

  it('builds in one stage and runs in another, not as root', () => {
    expect(stages).toHaveLength(2);
    const users = [...last.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
    expect(users).toEqual(['node']);
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
  });

  it('copies only files of the repository and files built from it', () => {
    const copied = [...last.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
      ([, paths]) => paths?.split(' ') ?? [],
    );
    expect(copied.length).toBeGreaterThan(0);
    for (const path of copied)
      expect([path, existsSync(join(ROOT, path.replace('/app/', '')))]).toEqual([path, true]);
  });

  it('leaves data, keys and logs out of the image', () => {
    const ignored = text('.dockerignore').split('\n');
    for (const pattern of ['data', '*.key', '*.sqlite*', '*.log', '.env*', '.git'])
      expect(ignored).toContain(pattern);
  });
});
