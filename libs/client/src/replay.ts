// A game watched again through chosen eyes: its outline, the view at any moment, and steps from one to another.
import type { Json, PatchOperation } from './fold.js';
import { withFragments } from './fragments.js';
import {
  ReplayFeedDocument,
  ReplayOutlineDocument,
  ReplayStepDocument,
  ReplayViewDocument,
  type ReplayDirection,
  type ReplayEyes,
  type ReplayFeedQuery,
  type ReplayFeedQueryVariables,
  type ReplayOutlineFragment,
  type ReplayStep,
  type TableViewFragment as TableView,
} from './generated/operations.js';
import type { Story } from './generated/stories.js';
import type { Transport } from './transport.js';

/** Whose eyes to see with. */
export type Eyes = 'OWN' | 'SPECTATOR' | 'EVERYTHING' | { readonly seat: number };
export type StepBy = ReplayStep;
export type Direction = ReplayDirection;
/** Where in a game everything is, by moments. */
export type Outline = ReplayOutlineFragment;

/** An entry of the feed between two moments. */
export interface SeenEntry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  readonly story: Story;
  readonly patch: readonly PatchOperation[];
}

export class Replay {
  constructor(
    readonly gameId: string,
    readonly eyes: Eyes,
    private readonly transport: Transport,
  ) {}

  /** Any fields of `Replay` that you select. */
  async select(
    fields: string,
    parameters = '',
    variables: Readonly<Record<string, unknown>> = {},
    signal?: AbortSignal,
  ): Promise<{ readonly [field: string]: Json }> {
    const query = withFragments(`query ($gameId: ID!, $eyes: ReplayEyes!, $seat: Int ${parameters}) {
        replay(gameId: $gameId, eyes: $eyes, seat: $seat) { ${fields} } }`);
    const data = await this.transport.data(query, { ...this.whose(), ...variables }, signal);
    return (data as { readonly replay: { readonly [field: string]: Json } }).replay;
  }

  /** Where everything is: turns, phases, life totals, what is worth a look. */
  async outline(signal?: AbortSignal): Promise<Outline> {
    return (await this.transport.ask(ReplayOutlineDocument, this.whose(), signal)).replay.outline;
  }

  /** The last moment so far. */
  async moments(signal?: AbortSignal): Promise<number> {
    const { outline } = await this.select('outline { moments }', '', {}, signal);
    return (outline as { readonly moments: number }).moments;
  }

  /** The view at a moment; without one, at the last. */
  async view(moment: number | null = null, signal?: AbortSignal): Promise<TableView> {
    const { replay } = await this.transport.ask(ReplayViewDocument, { ...this.whose(), moment }, signal);
    return replay.view;
  }

  /** The moment to go to from another; null at the end of the way. */
  async step(
    from: number,
    by: StepBy = 'ENTRY',
    direction: Direction = 'FORWARD',
    signal?: AbortSignal,
  ): Promise<number | null> {
    const variables = { ...this.whose(), from, by, direction };
    return (await this.transport.ask(ReplayStepDocument, variables, signal)).replay.step;
  }

  /** The entries after one moment, up to and with another. Their patches make the view at the second of that at the first. */
  async *feed(
    from = 0,
    to: number | null = null,
    signal?: AbortSignal,
  ): AsyncGenerator<SeenEntry, void, undefined> {
    for (let after: number | null = 0; after !== null;) {
      const variables: ReplayFeedQueryVariables = { ...this.whose(), from, to, after };
      const { replay }: ReplayFeedQuery = await this.transport.ask(ReplayFeedDocument, variables, signal);
      // The contract publishes the shapes of stories and patches; GraphQL has them as JSON.
      yield* replay.feed.entries as readonly SeenEntry[];
      after = replay.feed.next;
    }
  }

  private whose(): { readonly gameId: string; readonly eyes: ReplayEyes; readonly seat: number | null } {
    const { eyes, gameId } = this;
    return typeof eyes === 'string'
      ? { gameId, eyes, seat: null }
      : { gameId, eyes: 'SEAT', seat: eyes.seat };
  }
}
