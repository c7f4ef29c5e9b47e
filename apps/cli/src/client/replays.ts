// A client of the contract's replays: one game through chosen eyes.
import type { PublishedView } from '#visibility';
import type { GameApi, Told } from './game-api.js';

export type ReplayStep = 'ENTRY' | 'PRIORITY' | 'PHASE' | 'TURN';
export type ReplayDirection = 'FORWARD' | 'BACK';

export interface ReplayEyes {
  readonly eyes: 'OWN' | 'SPECTATOR' | 'SEAT' | 'EVERYTHING';
  readonly seat: number | null;
}

export interface ReplayOutline {
  readonly moments: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly id: string; readonly name: string | null } | null;
  }[];
  readonly turns: readonly { readonly moment: number; readonly number: number; readonly active: number }[];
  readonly lives: readonly { readonly moment: number; readonly seat: number; readonly life: number }[];
  readonly marks: readonly {
    readonly moment: number;
    readonly kind: string;
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly count: number;
  }[];
  readonly result: {
    readonly moment: number;
    readonly reason: string;
    readonly winners: readonly number[];
  } | null;
}

const OUTLINE = `moments seats { seat player { id name } } turns { moment number active } lives { moment seat life }
  marks { moment kind seat names count } result { moment reason winners }`;

export type Happened = Pick<Told, 'story' | 'patch'>;

interface Page {
  readonly entries: readonly Happened[];
  readonly next: number | null;
}

/** `seat`: whose eyes they are; null for a spectator's, and for whoever sees everything. */
export interface SeenAt {
  readonly seat: number | null;
  readonly view: PublishedView;
}

export class Replays {
  constructor(
    private readonly api: GameApi,
    private readonly game: string,
    private readonly eyes: ReplayEyes,
  ) {}

  private async ask<T>(types: string, fields: string, variables: object = {}): Promise<T> {
    const { replay } = await this.api.ask<{ replay: T }>(
      `query ($game: ID!, $eyes: ReplayEyes!, $seat: Int${types}) {
        replay(gameId: $game, eyes: $eyes, seat: $seat) { ${fields} } }`,
      { game: this.game, ...this.eyes, ...variables },
    );
    return replay;
  }

  async outline(): Promise<ReplayOutline> {
    return (await this.ask<{ outline: ReplayOutline }>('', `outline { ${OUTLINE} }`)).outline;
  }

  view(moment: number): Promise<SeenAt> {
    return this.ask<SeenAt>(', $moment: Int', 'seat view(moment: $moment) { ...TableView }', { moment });
  }

  /** What happened after one moment, up to and with another. */
  async *between(from: number, to: number): AsyncGenerator<Happened> {
    for (let after: number | null = 0; after !== null;) {
      const { feed }: { feed: Page } = await this.ask(
        ', $from: Int, $to: Int, $after: Int',
        'feed(from: $from, to: $to, after: $after, first: 500) { entries { story patch } next }',
        { from, to, after },
      );
      yield* feed.entries;
      after = feed.next;
    }
  }

  async step(from: number, by: ReplayStep, direction: ReplayDirection): Promise<number | null> {
    const { step } = await this.ask<{ step: number | null }>(
      ', $from: Int!, $by: ReplayStep!, $direction: ReplayDirection!',
      'step(from: $from, by: $by, direction: $direction)',
      { from, by, direction },
    );
    return step;
  }
}
