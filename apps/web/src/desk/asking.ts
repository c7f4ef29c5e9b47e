// What a judge asks the server about a game. Each of these looks is recorded.
import { ask, request } from '../state/server.js';
import type {
  CallQueuedFragment,
  EverythingFragment,
  KnownCardFragment,
  KnownNameFragment,
  NotDoneFragment,
  PenaltiesQuery,
  RulingInput,
  SideBySideQuery,
  SightFragment,
  ToldOneFragment,
} from '../state/generated/operations.js';
import {
  LyingText,
  PersonText,
  PlayableText,
  ProposedText,
  QuestionedText,
  SightText,
  StackedText,
} from '../state/generated/view.js';
import type { PlaySeen, Question, ViewSeen } from '../state/view.js';
import type { Infraction, Prompt, ViewerKind } from '../words/kinds.js';
import {
  HappenedAtDocument,
  KnewAtDocument,
  KnewCardDocument,
  KnewNameDocument,
  NotDoneText,
  PenaltiesDocument,
  PreviewDocument,
  QueueDocument,
  SideBySideDocument,
  WhoWasToldDocument,
} from './generated/asking.js';

export type Refused = NotDoneFragment & { readonly __typename: 'Refused' };

const whole = (view: SightFragment): ViewSeen => ({
  ...view,
  decision: view.decision === null ? null : { ...view.decision, question: null },
  seats: view.seats.map((seat) => ({ ...seat, passing: null })),
});

export interface SeatLook {
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly view: ViewSeen;
  /** What has just come, by the ids of these eyes (cr 302.6). */
  readonly summoningSick: ReadonlySet<string>;
}

export interface SideBySide {
  readonly moment: number;
  readonly sights: readonly SeatLook[];
}

type Asked<T> = (T & { readonly __typename: string }) | Refused;
const isRefused = <T>(asked: Asked<T>): asked is Refused => asked.__typename === 'Refused';

type Match = Extract<SideBySideQuery['seen'], { readonly __typename: 'SideBySide' }>['matches'][number];

export async function sideBySide(gameId: string, moment: number | null): Promise<SideBySide | Refused> {
  const { seen } = await ask(SideBySideDocument, { gameId, moment });
  if (seen.__typename === 'Refused') return seen;
  const sick = seen.matches.filter(({ summoningSick }) => summoningSick);
  const idIn = (
    { viewer, seat }: Pick<SeatLook, 'viewer' | 'seat'>,
    match: Match,
  ): string | null | undefined =>
    viewer === 'JUDGE'
      ? match.judge
      : seat === null
        ? match.spectators
        : match.seats.find((one) => one.seat === seat)?.objectId;
  return {
    moment: seen.moment,
    sights: seen.sights.map((one) => ({
      ...one,
      view: whole(one.view),
      summoningSick: new Set(sick.flatMap((match) => idIn(one, match) ?? [])),
    })),
  };
}

export type CardKnowledgeSeen = KnownCardFragment;
export type KnewCardSeen = CardKnowledgeSeen['who'][number];
export type Placed = KnewCardSeen['times'][number]['since'];

export const whoKnewCard = async (
  gameId: string,
  id: string,
  of: number | null,
  moment: number | null,
): Promise<Asked<CardKnowledgeSeen>> => (await ask(KnewCardDocument, { gameId, id, of, moment })).knew;

export type NameKnowledgeSeen = KnownNameFragment;

export const whoKnewName = async (
  gameId: string,
  name: string,
  moment: number | null,
): Promise<Asked<NameKnowledgeSeen>> => (await ask(KnewNameDocument, { gameId, name, moment })).knew;

export type EverythingKnownSeen = EverythingFragment;

export const knewAt = async (
  gameId: string,
  seat: number,
  moment: number | null,
): Promise<Asked<EverythingKnownSeen>> => (await ask(KnewAtDocument, { gameId, seat, moment })).knew;

/** An entry of the judges' feed, and what everybody else was told of it; null: nothing. */
export interface ToldOfEntry {
  readonly entry: ToldStory;
  readonly told: readonly { readonly seat: number | null; readonly entry: ToldStory | null }[];
}

/** The contract publishes the shapes of stories; GraphQL has them as JSON. */
const storied = ({ story }: ToldOneFragment['entry']): ToldStory => ({ story: story as ToldStory['story'] });

/** What happened at a moment, and what each was told of it. Each entry is a look on record. */
export async function whoWasTold(gameId: string, moment: number): Promise<readonly ToldOfEntry[] | Refused> {
  const { replay } = await ask(HappenedAtDocument, { gameId, from: moment - 1, to: moment });
  const found: ToldOfEntry[] = [];
  for (const { seq } of replay.feed.entries) {
    const { told } = await ask(WhoWasToldDocument, { gameId, seq });
    if (told.__typename === 'Refused') return told;
    const theirs = told.told.map(({ seat, entry }) => ({ seat, entry: entry && storied(entry) }));
    found.push({ entry: storied(told.entry), told: theirs });
  }
  return found;
}

export interface SeatCouldDoSeen {
  readonly seat: number;
  readonly decision: {
    readonly decisionId: string;
    readonly prompt: Prompt;
    readonly question: Question | null;
  } | null;
  readonly plays: readonly PlaySeen[];
}

export interface WhatIfSeen {
  readonly id: string;
  readonly from: number;
  readonly moment: number;
  readonly steps: number;
  readonly view: ViewSeen;
  readonly couldDo: readonly SeatCouldDoSeen[];
}

// Which field makes the what-if is known only when it is asked.
const WHAT_IF = `id from moment steps view(eyes: $eyes) { ...Sight }
  couldDo { seat decision { decisionId prompt question { ...Questioned } } plays { ...Playable } }`;
const FRAGMENTS = [
  ...[SightText, LyingText, StackedText, ProposedText, PersonText],
  ...[QuestionedText, PlayableText, NotDoneText],
].join(' ');

type WhatIfAsked = Omit<WhatIfSeen, 'view'> & { readonly view: SightFragment };

/** `field`: a query or a mutation that answers with a what-if. */
export async function askWhatIf(
  kind: 'query' | 'mutation',
  field: string,
  parameters: string,
  variables: Readonly<Record<string, unknown>>,
  eyes: number | null,
): Promise<WhatIfSeen | Refused> {
  const passed = Object.keys(variables).map((name) => `${name}: $${name}`);
  const { done } = await request<{ done: Asked<WhatIfAsked> }>(
    `${kind} WhatIf(${parameters}, $eyes: Int) { done: ${field}(${passed.join(', ')}) { __typename
      ... on WhatIf { ${WHAT_IF} } ...NotDone } } ${FRAGMENTS}`,
    { ...variables, eyes },
  );
  return isRefused(done) ? done : { ...done, view: whole(done.view) };
}

export interface ToldStory {
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
}

export async function actInWhatIf(
  id: string,
  seat: number,
  answer: unknown,
  eyes: number | null,
): Promise<{ readonly whatIf: WhatIfSeen; readonly entries: readonly ToldStory[] } | Refused> {
  const { done } = await request<{
    done: Asked<{ whatIf: WhatIfAsked; entries: readonly ToldStory[] }>;
  }>(
    `mutation Act($id: ID!, $seat: Int!, $command: TriedInput!, $eyes: Int) {
      done: actInWhatIf(id: $id, seat: $seat, command: $command, ids: $seat, eyes: $eyes) { __typename
        ... on ActedInWhatIf { whatIf { ${WHAT_IF} } entries { story } } ...NotDone } } ${FRAGMENTS}`,
    { id, seat, command: { answer: { answer } }, eyes },
  );
  if (isRefused(done)) return done;
  return { entries: done.entries, whatIf: { ...done.whatIf, view: whole(done.whatIf.view) } };
}

export interface ForeseenFeed {
  readonly seat: number | null;
  readonly entries: readonly ToldStory[];
}

export async function previewRuling(
  disputeId: string,
  ruling: object,
): Promise<readonly ForeseenFeed[] | Refused> {
  const { preview } = await ask(PreviewDocument, { disputeId, ruling: ruling as RulingInput });
  if (preview.__typename === 'Refused') return preview;
  // The contract publishes the shapes of stories; GraphQL has them as JSON.
  return preview.feeds as readonly ForeseenFeed[];
}

export type PenaltyHistorySeen = NonNullable<PenaltiesQuery['penalties']>;

export const penaltiesBefore = async (
  playerId: string,
  event: string,
  infraction: Infraction,
): Promise<PenaltyHistorySeen | null> =>
  (await ask(PenaltiesDocument, { playerId, event, infraction })).penalties;

export type CallQueued = CallQueuedFragment;

export const queue = async (waitsFor: 'JUDGE' | 'HEAD_JUDGE'): Promise<readonly CallQueued[]> =>
  (await ask(QueueDocument, { waitsFor })).judgeQueue?.nodes ?? [];
