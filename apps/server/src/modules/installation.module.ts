// Hands the installation to everything Nest builds, under the tokens the application asks by.
import { randomBytes } from 'node:crypto';
import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { instant } from '#kernel';
import { JUDGING_TIMES, NODES, QUOTAS, WHAT_IF_LIMITS, WHAT_IFS } from '#matches';
import { CLOCK, ENTROPY, EVENT_STORE, KEYS, LOG, METRICS, type Clock, type Entropy } from '#ports';
import { CHECKPOINT_TERMS, Followers, type CheckpointTerms } from '#log';
import { Readiness } from '../health/readiness.js';
import { Shutdown } from '../lifecycle/shutdown.js';
import type { Installation } from '../installation/installation.js';
import { isOwnIn } from '../installation/own-events.js';

export const CONFIG = Symbol('Config');

const systemClock: Clock = { now: () => instant(Date.now()) };
const systemEntropy: Entropy = { bytes: (count) => randomBytes(count) };

@Global()
@Module({})
export class InstallationModule {
  static for({ config, keys, store, log, metrics, shutdown, readiness }: Installation): DynamicModule {
    const checkpoints: CheckpointTerms = { ...config.checkpoints, counts: isOwnIn(config) };
    const providers: Provider[] = [
      { provide: CHECKPOINT_TERMS, useValue: checkpoints },
      { provide: CONFIG, useValue: config },
      { provide: KEYS, useValue: keys },
      { provide: EVENT_STORE, useValue: store },
      { provide: LOG, useValue: log },
      { provide: METRICS, useValue: metrics },
      Followers,
      { provide: NODES, useValue: config.nodes },
      { provide: CLOCK, useValue: systemClock },
      { provide: ENTROPY, useValue: systemEntropy },
      { provide: QUOTAS, useValue: config.quotas },
      { provide: JUDGING_TIMES, useValue: config.judging },
      { provide: WHAT_IFS, useValue: { ...WHAT_IF_LIMITS, ...config.whatIfs } },
      { provide: Shutdown, useValue: shutdown },
      { provide: Readiness, useValue: readiness },
    ];
    return { module: InstallationModule, providers, exports: providers };
  }
}
