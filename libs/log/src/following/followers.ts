// The followers of this node. Every follower is made here, so that readiness and the figures tell of each.
import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { EVENT_STORE, LOG, METRICS, type Log, type Metrics } from '#ports';
import { Follower } from './follower.js';
import type { Projection } from './projection.js';
import type { ReadModel } from './read-model.js';

/** The part of a follower that is told of it. */
export type Followed = Pick<Follower<never>, 'health' | 'lag'>;

@Injectable()
export class Followers {
  readonly #all = new Map<string, Followed>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Its owner starts and stops it. */
  of<Shelf, Model extends ReadModel<Shelf>>(
    projection: Projection<Shelf>,
    model: Model,
  ): Follower<Shelf, Model> {
    const { name } = projection;
    if (this.#all.has(name)) throw new Error(`two projections are called ${name}`);
    const follower = new Follower<Shelf, Model>(projection, model, { store: this.store, log: this.log });
    this.#all.set(name, follower);
    this.metrics.lag(name, () => follower.lag);
    return follower;
  }

  get all(): ReadonlyMap<string, Followed> {
    return this.#all;
  }
}
