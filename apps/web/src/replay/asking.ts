// What the pages ask the server for a replay.
import { withFragments, type Json } from '#client';
import type { NoScenario, ViewerKind } from '../words/kinds.js';
import { request } from '../state/server.js';
import type { Eyes } from './eyes.js';
import type { SeenEntry, Source } from './frames.js';
import { OUTLINE, type ReplaySeen } from './outline.js';

const PARAMETERS = '$game: ID!, $eyes: ReplayEyes!, $seat: Int';
const REPLAY = 'replay(gameId: $game, eyes: $eyes, seat: $seat)';

export const askOutline = async (game: string, eyes: Eyes): Promise<ReplaySeen> =>
  (
    await request<{ replay: ReplaySeen }>(
      `query Outline(${PARAMETERS}) { ${REPLAY} { viewer seat outline { ${OUTLINE} } } }`,
      { game, ...eyes },
    )
  ).replay;

interface Page {
  readonly base?: Json;
  readonly feed: { readonly entries: readonly SeenEntry[]; readonly next: number | null };
}

const STRETCH =
  withFragments(`query Stretch(${PARAMETERS}, $from: Int!, $to: Int!, $after: Int!, $withBase: Boolean!) { ${REPLAY} {
  base: view(moment: $from) @include(if: $withBase) { ...TableView }
  feed(from: $from, to: $to, first: 500, after: $after) { entries { seq moment at story patch } next } } }`);

/** A game of a server, through eyes that the server grants. */
export const servedGame = (game: string, eyes: Eyes): Source => ({
  async stretch(from, to) {
    let base: Json = null;
    const entries: SeenEntry[] = [];
    for (let after: number | null = 0; after !== null;) {
      const withBase: boolean = after === 0 && from > 0;
      const { replay }: { replay: Page } = await request(STRETCH, {
        game,
        ...eyes,
        from,
        to,
        after,
        withBase,
      });
      base = replay.base ?? base;
      entries.push(...replay.feed.entries);
      after = replay.feed.next;
    }
    return { base, entries };
  },
});

/** A game that has opened shows everything, to everyone who may see it. */
export interface Standing {
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly opened: { readonly seed: string } | null;
}

export const askStanding = async (game: string): Promise<Standing | null> =>
  (
    await request<{ game: Standing | null }>(
      'query Standing($game: ID!) { game(id: $game) { viewer seat opened { seed } } }',
      { game },
    )
  ).game;

export const shareCode = async (game: string, moment: number, eyes: Eyes): Promise<string> =>
  (
    await request<{ shareGame: string }>(
      `query Share(${PARAMETERS}, $moment: Int!) { shareGame(gameId: $game, moment: $moment, eyes: $eyes, seat: $seat) }`,
      { game, moment, ...eyes },
    )
  ).shareGame;

export interface Shared extends Eyes {
  readonly gameId: string;
  readonly moment: number;
  readonly isReduced: boolean;
}

export const askShared = async (code: string): Promise<Shared> =>
  (
    await request<{ sharedGame: Shared }>(
      'query Shared($code: String!) { sharedGame(code: $code) { gameId moment eyes seat isReduced } }',
      { code },
    )
  ).sharedGame;

export interface WrittenScenario {
  readonly moment: number;
  readonly text: string | null;
  readonly lacking: NoScenario | null;
}

export const askScenario = async (game: string, moment: number, eyes: Eyes): Promise<WrittenScenario> =>
  (
    await request<{ replay: { scenario: WrittenScenario } }>(
      `query Scenario(${PARAMETERS}, $moment: Int!) { ${REPLAY} { scenario(moment: $moment) { moment text lacking } } }`,
      { game, moment, ...eyes },
    )
  ).replay.scenario;
