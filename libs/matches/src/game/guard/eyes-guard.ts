// The one way to see a game as an asker. It decides whose eyes the asker gets, and records a judge's look
// before anything can be seen: without the record there are no eyes, and without eyes a session and its
// history show nothing.
import { Inject, Injectable } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import { gameId } from '#kernel';
import type { DisputeId, GameState } from '#rules';
import { viewerKey, type Viewer } from '#visibility';
import type { Asker, Judged, Sighted } from '../../contract/contract.js';
import {
  ONLY_JUDGES,
  refused,
  STORE_UNAVAILABLE,
  UNKNOWN_GAME,
  YOUR_OWN_GAME,
} from '../../contract/refusals.js';
import { grant, type GrantedEyes } from '../eyes/grant.js';
import { viewerFor } from '../eyes/relation.js';
import { GameSessions } from '../session/game-sessions.js';
import type { Session } from '../session/session.js';
import { SideStreams } from '../beside/side-streams.js';
import { allowed, type Claim } from './claims.js';
import { JudgeLooks } from './judge-looks.js';
import { whatOf, type Looking } from './looking.js';

export interface AskedLook {
  readonly asker: Asker;
  readonly game: string;
}

export interface LookedFor {
  readonly claim: Claim;
  /** What a judge's look is recorded as, with what it is at. */
  readonly at: Looking;
}

/** What a judge does, and in which dispute. */
export interface Done {
  readonly at: Looking;
  readonly dispute?: DisputeId;
}

export interface Look {
  readonly session: Session;
  readonly eyes: GrantedEyes;
  /** Seats are left and taken, so the asker may get other eyes a moment later. */
  readonly isStill: (state: GameState) => boolean;
}

/** A look that lasts until it is closed. */
export interface OpenLook extends Look {
  readonly close: () => Promise<void>;
}

/** A look of a judge, who sees everything and may see it through anybody's eyes. */
export interface JudgeLook extends OpenLook {
  readonly through: (viewer: Viewer) => GrantedEyes;
}

const NOTHING_TO_CLOSE = (): Promise<void> => Promise.resolve();

@Injectable()
export class EyesGuard {
  private readonly looks: JudgeLooks;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(SideStreams) streams: SideStreams,
  ) {
    this.looks = new JudgeLooks(streams);
  }

  /** `see` returns undefined if the asker's eyes have changed meanwhile: the guard then starts again. */
  async look<T>(
    asked: AskedLook,
    lookedFor: LookedFor,
    see: (look: Look) => Promise<Sighted<T> | undefined>,
  ): Promise<Sighted<T>> {
    try {
      for (;;) {
        const opened = await this.open(asked, lookedFor);
        if (opened.kind !== 'found') return opened;
        const look = opened.value;
        const seen = await closing(look, () => see(look));
        if (seen !== undefined) return seen;
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** The look, or why there is none: for this asker there is no such game, or not through such eyes. */
  async open({ asker, game }: AskedLook, { claim, at }: LookedFor): Promise<Sighted<OpenLook>> {
    const session = await this.sessions.find(gameId(game));
    if (session === undefined) return { kind: 'unknown-game' };
    const found = await session.look(({ state }) => allowed(state, asker, claim));
    if (typeof found === 'string') return { kind: found };
    const { viewer, isRecorded } = found;
    const close = isRecorded ? await this.record(session, asker, at, viewer) : NOTHING_TO_CLOSE;
    const key = viewerKey(viewer);
    const isStill = (state: GameState): boolean => {
      const now = allowed(state, asker, claim);
      return typeof now !== 'string' && viewerKey(now.viewer) === key;
    };
    return { kind: 'found', value: { session, eyes: grant(viewer, session.id), isStill, close } };
  }

  /** For a judge alone: the look is recorded before `see` is called. See `look` for what `see` returns. */
  async judge<T>(
    asked: AskedLook,
    at: Looking,
    see: (look: JudgeLook) => Promise<Judged<T> | undefined>,
  ): Promise<Judged<T>> {
    try {
      for (;;) {
        const opened = await this.openForJudge(asked, at);
        if (opened.kind === 'refused') return opened;
        const seen = await closing(opened.value, () => see(opened.value));
        if (seen !== undefined) return seen;
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  async openForJudge({ asker, game }: AskedLook, at: Looking): Promise<Judged<JudgeLook>> {
    if (!asker.roles.includes('judge')) return refused(ONLY_JUDGES);
    const session = await this.sessions.find(gameId(game));
    const own = await session?.look(({ state }) => viewerFor(state, asker));
    if (session === undefined || own === undefined) return refused(UNKNOWN_GAME);
    if (own.kind !== 'judge') return refused(YOUR_OWN_GAME);
    const { id } = session;
    const value: JudgeLook = {
      session,
      eyes: grant(own, id),
      through: (viewer) => grant(viewer, id),
      isStill: (state) => viewerFor(state, asker)?.kind === 'judge',
      close: await this.record(session, asker, at),
    };
    return { kind: 'found', value };
  }

  /** Under the call that the game is stopped for, if it is stopped. */
  private async record(
    session: Session,
    { player }: Asker,
    at: Looking,
    eyes?: Viewer,
  ): Promise<() => Promise<void>> {
    const { dispute, moment } = await session.look(({ state, gallery }) => ({
      dispute: state.dispute?.id,
      moment: gallery.moment,
    }));
    return this.looks.open(session.id, player, { way: at.way, what: whatOf(at, moment, eyes), dispute });
  }

  /**
   * For what a judge does in a game instead of looking at it: the attempt is recorded, whatever its outcome.
   * `act` gets the judge's eyes; undefined if the asker is none in this game.
   */
  async onRecord<T>(
    session: Session,
    judge: Asker,
    done: Done,
    act: (eyes: GrantedEyes | undefined) => Promise<T>,
  ): Promise<T> {
    const { at, dispute } = done;
    const moment = await session.look(({ gallery }) => gallery.moment);
    const what = whatOf(at, moment, undefined);
    const close = await this.looks.open(session.id, judge.player, { way: at.way, what, dispute });
    return closing({ close }, async () => {
      const own = await session.look(({ state }) => viewerFor(state, judge));
      return act(own?.kind === 'judge' ? grant(own, session.id) : undefined);
    });
  }
}

async function closing<T>({ close }: Pick<OpenLook, 'close'>, see: () => Promise<T>): Promise<T> {
  try {
    return await see();
  } finally {
    await close();
  }
}
