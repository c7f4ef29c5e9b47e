// What the pages ask the server for a replay.
import type { Json } from '#client';
import { ReplayOutlineDocument } from '#client/operations';
import type {
  ScenarioQuery,
  SharedQuery,
  StandingQuery,
  StretchQuery,
  StretchQueryVariables,
} from '../state/generated/operations.js';
import { ask } from '../state/server.js';
import type { Eyes } from './eyes.js';
import type { SeenEntry, Source } from './frames.js';
import {
  ScenarioDocument,
  SharedDocument,
  ShareDocument,
  StandingDocument,
  StretchDocument,
} from './generated/asking.js';
import type { ReplaySeen } from './outline.js';

export const askOutline = async (gameId: string, eyes: Eyes): Promise<ReplaySeen> =>
  (await ask(ReplayOutlineDocument, { gameId, ...eyes })).replay;

/** A game of a server, through eyes that the server grants. */
export const servedGame = (gameId: string, eyes: Eyes): Source => ({
  async stretch(from, to) {
    let base: Json = null;
    const entries: SeenEntry[] = [];
    for (let after: number | null = 0; after !== null;) {
      const withBase: boolean = after === 0 && from > 0;
      const asked: StretchQueryVariables = { gameId, ...eyes, from, to, after, withBase };
      const { replay }: StretchQuery = await ask(StretchDocument, asked);
      base = replay.base ?? base;
      // The contract publishes the shapes of stories and patches; GraphQL has them as JSON.
      entries.push(...(replay.feed.entries as readonly SeenEntry[]));
      after = replay.feed.next;
    }
    return { base, entries };
  },
});

/** A game that has opened shows everything, to everyone who may see it. */
export type Standing = NonNullable<StandingQuery['game']>;

export const askStanding = async (gameId: string): Promise<Standing | null> =>
  (await ask(StandingDocument, { gameId })).game;

export const shareCode = async (gameId: string, moment: number, eyes: Eyes): Promise<string> =>
  (await ask(ShareDocument, { gameId, moment, ...eyes })).shareGame;

export type Shared = SharedQuery['sharedGame'];

export const askShared = async (code: string): Promise<Shared> =>
  (await ask(SharedDocument, { code })).sharedGame;

export type WrittenScenario = ScenarioQuery['replay']['scenario'];

export const askScenario = async (gameId: string, moment: number, eyes: Eyes): Promise<WrittenScenario> =>
  (await ask(ScenarioDocument, { gameId, moment, ...eyes })).replay.scenario;
