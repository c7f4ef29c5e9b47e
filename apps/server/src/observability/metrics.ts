// The figures of the server, kept by prom-client. No label says anything of a game, a player, a card or a rule.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Counted, Levelled, Metrics, Timed } from '#ports';

const COUNTED: { readonly [C in Counted]: string } = {
  'commands-accepted': 'Commands whose events were appended.',
  'commands-refused': 'Commands that a rule or the state of the game refused.',
  'engine-faults': 'Commands on which the rules library failed; each was refused and did nothing.',
  'commands-repeated': 'Repeated commands that got their first answer again.',
  appends: 'Appends of games that the store answered.',
  'append-conflicts': 'Appends refused because another writer had appended.',
  'append-retries': 'Appends tried again after an unknown outcome or an unavailable store.',
  'home-missed': 'Timers and bot moves that waited in vain for the home node of their game.',
  'sessions-opened': 'Games folded into memory.',
  'sessions-evicted': 'Idle games evicted from memory.',
  'feed-entries-pushed': 'Feed entries handed to subscriptions.',
  'subscriptions-dropped': 'Subscriptions closed because their client read too slowly.',
  'log-bytes': 'Bytes that commands and notes of players and bots added to the log.',
  'refused-by-log-quota': 'Commands refused because an account or address had written too much.',
  'refused-by-table-quota': 'Games not created because an account or address had too many tables.',
  'refused-by-bot-quota': 'Bots not seated because an account or address had too many.',
  'refused-by-game-quota': 'Games not created or joined because an account or address had too many.',
  'checkpoints-made': 'Checkpoints of the log that this server has made.',
};

const FINE = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const TIMED: { readonly [T in Timed]: string } = {
  'command-duration': 'From a command to its answer.',
  'append-duration': 'From an append of a game to its answer.',
  'feed-lag': 'From knowing that a batch is in the log to its feed entries being ready for followers.',
  'session-opening': 'Folding a game into memory.',
};

const LEVELLED: { readonly [L in Levelled]: string } = {
  'live-games': 'Games in memory.',
  'what-ifs-open': 'What-ifs of judges in memory.',
  'games-lagging': 'Games in memory that failed to catch up with their log and try again.',
  'nodes-missing': 'Nodes that missed a turn in the last minute and are not waited for.',
  'games-quarantined': 'Games that are stopped until the operator repairs or ends them.',
  'store-available': '1 while the event store answers, 0 while it does not.',
  'subscriptions-open': 'Subscriptions open.',
  'checkpointed-events': 'Events of the log that its newest checkpoint covers.',
};

/** The classes of HTTP status that are told apart. */
type StatusClass = '2xx' | '3xx' | '4xx' | '5xx';

export class ServerMetrics implements Metrics {
  private readonly registry = new Registry();
  private readonly counters = this.each(COUNTED, (name, help) => {
    return new Counter({ name: `${name}_total`, help, registers: [this.registry] });
  });
  private readonly histograms = this.each(TIMED, (name, help) => {
    return new Histogram({ name: `${name}_seconds`, help, buckets: FINE, registers: [this.registry] });
  });
  private readonly gauges = this.each(LEVELLED, (name, help) => {
    return new Gauge({ name, help, registers: [this.registry] });
  });
  private readonly lags = new Map<string, () => number>();
  private readonly lagging = new Gauge({
    name: 'pentaland_read_model_lag_seconds',
    help: 'For how long a read model may have lacked events of the log, by projection; 0 while it lacks none.',
    labelNames: ['projection'],
    registers: [this.registry],
    collect: () => {
      for (const [projection, seconds] of this.lags) this.lagging.set({ projection }, seconds());
    },
  });
  private readonly requests = new Histogram({
    name: 'pentaland_http_request_duration_seconds',
    help: 'HTTP requests, by the class of their status.',
    labelNames: ['status'],
    buckets: FINE,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  count(what: Counted, by = 1): void {
    this.counters[what].inc(by);
  }

  time(what: Timed, seconds: number): void {
    this.histograms[what].observe(seconds);
  }

  level(what: Levelled, now: number): void {
    this.gauges[what].set(now);
  }

  lag(projection: string, seconds: () => number): void {
    this.lags.set(projection, seconds);
  }

  request(status: number, seconds: number): void {
    this.requests.observe({ status: statusClass(status) }, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private each<Name extends string, Kept>(
    names: Readonly<Record<Name, string>>,
    make: (metric: string, help: string) => Kept,
  ): Readonly<Record<Name, Kept>> {
    const entries = Object.entries<string>(names).map(([name, help]) => [
      name,
      make(`pentaland_${name.replaceAll('-', '_')}`, help),
    ]);
    return Object.fromEntries(entries) as Readonly<Record<Name, Kept>>;
  }
}

function statusClass(status: number): StatusClass {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}
