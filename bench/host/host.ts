// A server in a process of its own, for benches: the one operators run, or with a recording as its argument the same
// one with a room of games that does nothing. It tells its parent where it listens, and what it is asked.
import { readFileSync } from 'node:fs';
import { playedGames } from '../../apps/server/src/app.module.js';
import { serve } from '../../apps/server/src/serve.js';
import { commits } from './commit-clock.js';
import { doNothing, type Recordings } from './do-nothing.js';
import { LoopDelays } from './loop-delays.js';
import type { FromHost, ToHost } from './messages.js';

const recording = process.argv[2];
const games =
  recording === undefined
    ? playedGames
    : doNothing(JSON.parse(readFileSync(recording, 'utf8')) as Recordings);

const delays = new LoopDelays();

const say = (message: FromHost): void => {
  process.send?.(message);
};

process.on('message', (asked: ToHost) => {
  switch (asked) {
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      say({ cpu: (user + system) / 1000 });
      return;
    }
    case 'commits':
      say({ commits: commits() });
      return;
    case 'delay':
      say({ delay: delays.take() });
  }
});

const { graphql } = await serve(process.env, games);
say({ listening: graphql });
