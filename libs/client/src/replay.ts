// A game watched again through chosen eyes: its outline, the view at any moment, and steps from one to another.
import type { Json, JsonObject, PatchOperation } from './fold.js';
import { withFragments } from './fragments.js';
import type { Transport } from './transport.js';

/** Whose eyes to see with. */
export type Eyes = 'OWN' | 'SPECTATOR' | 'EVERYTHING' | { readonly seat: number };
export type StepBy = 'ENTRY' | 'PRIORITY' | 'PHASE' | 'TURN';
export type Direction = 'FORWARD' | 'BACK';

/** An entry of the feed between two moments. */
export interface SeenEntry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  readonly story: Json;
  readonly patch: readonly PatchOperation[];
}

export class Replay {
  constructor(
    readonly gameId: string,
    readonly eyes: Eyes,
    private readonly transport: Transport,
  ) {}

  /** The fields of `Replay` that you select, for example `outline { moments turns { moment number } }`. */
  async select(
    fields: string,
    parameters = '',
    variables: Readonly<Record<string, unknown>> = {},
    signal?: AbortSignal,
  ): Promise<JsonObject> {
    const { eyes, gameId } = this;
    const whose = typeof eyes === 'string' ? { eyes, seat: null } : { eyes: 'SEAT', seat: eyes.seat };
    const { replay } = (await this.transport.data(
      withFragments(`query ($gameId: ID!, $eyes: ReplayEyes!, $seat: Int ${parameters}) {
        replay(gameId: $gameId, eyes: $eyes, seat: $seat) { ${fields} } }`),
      { gameId, ...whose, ...variables },
      signal,
    )) as { readonly replay: JsonObject };
    return replay;
  }

  /** The last moment so far. */
  async moments(signal?: AbortSignal): Promise<number> {
    const { outline } = await this.select('outline { moments }', '', {}, signal);
    return (outline as { readonly moments: number }).moments;
  }

  /** The view at a moment; without one, at the last. */
  async view(moment: number | null = null, signal?: AbortSignal): Promise<JsonObject> {
    const { view } = await this.select(
      'view(moment: $moment) { ...TableView }',
      ', $moment: Int',
      { moment },
      signal,
    );
    return view as JsonObject;
  }

  /** The moment to go to from another; null at the end of the way. */
  async step(
    from: number,
    by: StepBy = 'ENTRY',
    direction: Direction = 'FORWARD',
    signal?: AbortSignal,
  ): Promise<number | null> {
    const { step } = await this.select(
      'step(from: $from, by: $by, direction: $direction)',
      ', $from: Int!, $by: ReplayStep!, $direction: ReplayDirection!',
      { from, by, direction },
      signal,
    );
    return step as number | null;
  }

  /** The entries after one moment, up to and with another. Their patches make the view at the second of that at the first. */
  async *feed(
    from = 0,
    to: number | null = null,
    signal?: AbortSignal,
  ): AsyncGenerator<SeenEntry, void, undefined> {
    for (let after: number | null = 0; after !== null;) {
      const { feed } = await this.select(
        'feed(from: $from, to: $to, first: 500, after: $after) { entries { seq moment at story patch } next }',
        ', $from: Int!, $to: Int, $after: Int!',
        { from, to, after },
        signal,
      );
      const page: unknown = feed;
      const { entries, next } = page as {
        readonly entries: readonly SeenEntry[];
        readonly next: number | null;
      };
      yield* entries;
      after = next;
    }
  }
}
