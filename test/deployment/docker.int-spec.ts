// The compose file and the Dockerfile, held to what docs/operating.md promises, as far as that can be read off them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/installation/config.js';

const ROOT = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const Seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((duration) => Number.parseInt(duration, 10));
const Service = z.strictObject({
  image: z.string().regex(/^[a-z][\w./-]*(:[\w.-]+)?$/),
  build: z.literal('.').optional(),
  restart: z.literal('always'),
  init: z.boolean().optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string().startsWith('127.0.0.1:', 'nothing is published beyond this machine')).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/]+$/)).min(1),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: Seconds,
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
      server: Service,
      eventstore1: Service,
      eventstore2: Service,
      eventstore3: Service,
    }),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.object({})),
  })
  .strip();

const compose = Compose.parse(parse(text('docker-compose.yml'), { merge: true }));
const { server, ...nodes } = compose.services;

/** What docker compose makes of a value with nothing set. */
const interpolated = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

describe('docker-compose.yml', () => {
  it('has a healthy cluster of three before the server starts, each node seeded with the others', () => {
    expect(Object.keys(server.depends_on ?? {}).sort()).toEqual(Object.keys(nodes).sort());
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
  });

  it('keeps the data of every service in a volume of its own that is declared', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(new Set(used).size).toBe(used.length);
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('lets nobody but the server at the nodes', () => {
    expect(compose.networks['store']?.internal).toBe(true);
    for (const node of Object.values(nodes)) {
      expect(node.networks).toEqual(['store']);
      expect(node.ports).toBeUndefined();
    }
  });

  it('gives the server a configuration it accepts, with every node and short keep-alives in the URL', () => {
    const environment = Object.fromEntries(
      Object.entries(server.environment).map(([name, value]) => [name, interpolated(value)]),
    );
    const config = readConfig(environment);
    for (const node of Object.keys(nodes)) expect(config.eventStoreUrl).toContain(`${node}:2113`);
    const parameters = new URLSearchParams(config.eventStoreUrl?.split('?')[1]);
    expect(Number(parameters.get('keepAliveInterval'))).toBeLessThanOrEqual(2000);
    expect(Number(parameters.get('keepAliveTimeout'))).toBeLessThanOrEqual(2000);
    expect(server.stop_grace_period * 1000).toBeGreaterThan(config.shutdownGrace);
  });

  it('has no secret in it', () => {
    for (const { environment } of Object.values(compose.services))
      for (const [name, value] of Object.entries(environment))
        if (/KEY|SECRET|PASSWORD|TOKEN/.test(name)) expect([name, interpolated(value)]).toEqual([name, '']);
    expect(text('docker-compose.yml')).not.toMatch(/:\/\/[^/\s@]+:[^/\s@]+@/);
  });

  it('runs the server with as few rights as it needs', () => {
    expect(server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
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

  it('copies only what is in the repository or is built from it', () => {
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
