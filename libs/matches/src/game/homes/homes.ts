// Decides which node runs a game's timers and bots: its home, or the next node in the game's order if the
// home does not act. This only saves work and conflicts. Two nodes may act at once; the log's expected
// revision makes that safe.
import type { GameId } from '#kernel';
import type { Metrics } from '#ports';
import { HashRing } from './hash-ring.js';

/** The nodes of the installation. The configuration of every node has the same list. */
export interface Nodes {
  readonly all: readonly string[];
  readonly own: string;
}

export const NODES = Symbol('Nodes');

/** How long a node that did not act is not waited for. */
const MISSING_MS = 60_000;
/** Orders are cached for this many games; beyond that they are computed again. */
const ORDERS_KEPT = 10_000;

export interface HomesOptions {
  readonly nodes: Nodes | undefined;
  /** How long a node waits for each node before it, in milliseconds. */
  readonly grace: number;
  readonly metrics: Pick<Metrics, 'count' | 'level'>;
}

export class Homes {
  private readonly ring: HashRing | undefined;
  private readonly orders = new Map<GameId, readonly string[]>();
  private readonly missing = new Map<string, NodeJS.Timeout>();
  /** When another node last wrote in one of the home's games. */
  private readonly heardOf = new Map<string, number>();

  constructor(private readonly options: HomesOptions) {
    const { nodes } = options;
    this.ring = nodes === undefined ? undefined : new HashRing(nodes.all);
  }

  /** True if this node knows of others. */
  get hasOthers(): boolean {
    return (this.options.nodes?.all.length ?? 1) > 1;
  }

  /** True if this node runs everything in the game without waiting. */
  isHome(game: GameId): boolean {
    return this.before(game).length === 0;
  }

  /** How long this node leaves a game's timer to the others, in milliseconds. */
  timerPatience(game: GameId): number {
    return this.before(game).length * this.options.grace;
  }

  /**
   * The same for a bot's move. Nodes that do not know each other leave it to the one that took the last
   * command.
   */
  botPatience(game: GameId, lastCommand: 'here' | 'elsewhere'): number {
    if (!this.hasOthers) return lastCommand === 'elsewhere' ? this.options.grace : 0;
    return this.timerPatience(game);
  }

  /** The nodes before this one did not act in their time. */
  missed(game: GameId): void {
    const late = performance.now() - this.options.grace;
    const silent = this.before(game).filter((node) => (this.heardOf.get(node) ?? -Infinity) < late);
    this.options.metrics.count('home-missed');
    for (const node of silent)
      this.missing.set(node, setTimeout(() => this.isBack(node), MISSING_MS).unref());
    if (silent.length > 0) this.told();
  }

  /** Another node has written in the game; presumably its home. */
  heard(game: GameId): void {
    const home = this.orderOf(game)[0];
    if (home === undefined || home === this.options.nodes?.own) return;
    this.heardOf.set(home, performance.now());
    this.isBack(home);
  }

  private before(game: GameId): readonly string[] {
    const order = this.orderOf(game);
    const own = order.indexOf(this.options.nodes?.own ?? '');
    return order.slice(0, Math.max(own, 0)).filter((node) => !this.missing.has(node));
  }

  private orderOf(game: GameId): readonly string[] {
    if (this.ring === undefined) return [];
    let order = this.orders.get(game);
    if (order === undefined) {
      if (this.orders.size >= ORDERS_KEPT) this.orders.clear();
      this.orders.set(game, (order = this.ring.orderFor(game)));
    }
    return order;
  }

  private isBack(node: string): void {
    clearTimeout(this.missing.get(node));
    if (this.missing.delete(node)) this.told();
  }

  private told(): void {
    this.options.metrics.level('nodes-missing', this.missing.size);
  }
}
