// The built server as a process of its own, for as long as somebody here needs one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../../../run/server.js', import.meta.url));

export interface OwnServer {
  readonly graphql: string;
  stop(): Promise<void>;
}

export async function ownServer(dataDir: string): Promise<OwnServer> {
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PENTALAND_PORT: '0',
      PENTALAND_METRICS_PORT: '0',
      PENTALAND_DATA_DIR: dataDir,
      // It is gone before anybody could ask about its games.
      PENTALAND_ANALYTICS: 'off',
      // Bots are in a hurry.
      PENTALAND_REQUESTS_PER_MINUTE: '1000000',
      PENTALAND_LOG_BYTES_PER_MINUTE: '1000000000',
    },
  });
  const ended = once(child, 'exit');
  const listening = new Promise<string>((found) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { event, kind, detail } = JSON.parse(line) as Record<string, string>;
      if (event === 'listening' && kind === 'graphql' && detail !== undefined) found(detail);
    });
  });
  const graphql = await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error('the server ended before it was ready'))),
  ]);
  return {
    graphql,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
