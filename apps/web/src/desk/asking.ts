// What a judge asks the server about a game. Each of these looks is recorded.
import { request } from '../state/server.js';
import { CARD, PLAYER, QUESTION, type PlaySeen, type Question, type ViewSeen } from '../state/view.js';
import type {
  Infraction,
  PenaltyGrade,
  Prompt,
  ViewerKind,
  WayOfKnowing,
  WayOfLosing,
} from '../words/kinds.js';

export interface Refused {
  readonly __typename: 'Refused';
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  readonly retriable: boolean;
}
const REFUSED = '... on Refused { code message rule retriable }';

/** A view as the still parts of a table draw it. */
const SIGHT = `fragment Lying on Card { ${CARD} }
fragment Sight on GameView { status moment terms { ruleset seats access naming { help } challenges } host { ${PLAYER} }
  seats { seat player { ${PLAYER} } ready life handSize hand { ...Lying } lost libraries { size } graveyard { ...Lying }
    mana counters { name count } }
  turn { number active step } library { size } battlefield { ...Lying } stack { ...Lying } exile { ...Lying }
  command { ...Lying }
  combat { attacks { attacker defender { object seat } blocked } blocks { blocker attackers } }
  decision { id: decisionId seat kind prompt source since }
  dispute { id seat taken } takeBack { seat moment asks agreed } quarantine { since } result { reason winners } }`;

type AskedView = Omit<ViewSeen, 'clocks' | 'decision' | 'seats'> & {
  readonly decision: Omit<NonNullable<ViewSeen['decision']>, 'question'> | null;
  readonly seats: readonly Omit<ViewSeen['seats'][number], 'passing'>[];
};

const whole = (view: AskedView): ViewSeen => ({
  ...view,
  clocks: null,
  decision: view.decision === null ? null : { ...view.decision, question: null },
  seats: view.seats.map((seat) => ({ ...seat, passing: null })),
});

export interface Sight {
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly view: ViewSeen;
}

export interface SideBySide {
  readonly moment: number;
  readonly sights: readonly Sight[];
}

type Asked<T> = (T & { readonly __typename: string }) | Refused;
const isRefused = <T>(asked: Asked<T>): asked is Refused => asked.__typename === 'Refused';

export async function sideBySide(gameId: string, moment: number | null): Promise<SideBySide | Refused> {
  const { seen } = await request<{
    seen: Asked<{
      moment: number;
      sights: readonly { viewer: ViewerKind; seat: number | null; view: AskedView }[];
    }>;
  }>(
    `query SideBySide($gameId: ID!, $moment: Int) { seen: sideBySide(gameId: $gameId, moment: $moment) { __typename
      ... on SideBySide { moment sights { viewer seat view { ...Sight } } } ${REFUSED} } } ${SIGHT}`,
    { gameId, moment },
  );
  if (isRefused(seen)) return seen;
  return { moment: seen.moment, sights: seen.sights.map((one) => ({ ...one, view: whole(one.view) })) };
}

export interface Placed {
  readonly moment: number;
}

export interface KnewCardSeen {
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly knows: boolean;
  readonly times: readonly {
    readonly since: Placed;
    readonly how: WayOfKnowing;
    readonly until: Placed | null;
    readonly lost: WayOfLosing | null;
    readonly isTold: boolean;
  }[];
}

export interface CardKnowledgeSeen {
  readonly name: string;
  readonly objects: readonly {
    readonly zone: string;
    readonly zoneOf: number | null;
    readonly from: Placed;
  }[];
  readonly who: readonly KnewCardSeen[];
}

const OF_CARD = `name objects { zone zoneOf from { moment } }
  who { viewer seat knows times { since { moment } how until { moment } lost isTold } }`;

export const whoKnewCard = async (
  gameId: string,
  id: string,
  of: number | null,
  moment: number | null,
): Promise<Asked<CardKnowledgeSeen>> =>
  (
    await request<{ knew: Asked<CardKnowledgeSeen> }>(
      `query KnewCard($gameId: ID!, $id: ID!, $of: Int, $moment: Int) {
        knew: whoKnewCard(gameId: $gameId, id: $id, of: $of, moment: $moment) { __typename
          ... on CardKnowledge { ${OF_CARD} } ${REFUSED} } }`,
      { gameId, id, of, moment },
    )
  ).knew;

export interface NameKnowledgeSeen {
  readonly said: readonly { readonly when: Placed; readonly seat: number | null }[];
  readonly who: readonly {
    readonly viewer: ViewerKind;
    readonly seat: number | null;
    readonly since: Placed | null;
    readonly how: WayOfKnowing | null;
  }[];
}

export const whoKnewName = async (
  gameId: string,
  name: string,
  moment: number | null,
): Promise<Asked<NameKnowledgeSeen>> =>
  (
    await request<{ knew: Asked<NameKnowledgeSeen> }>(
      `query KnewName($gameId: ID!, $name: String!, $moment: Int) {
        knew: whoKnewName(gameId: $gameId, name: $name, moment: $moment) { __typename
          ... on NameKnowledge { said { when { moment } seat } who { viewer seat since { moment } how } } ${REFUSED} } }`,
      { gameId, name, moment },
    )
  ).knew;

export interface EverythingKnownSeen {
  readonly moment: number;
  readonly cards: readonly {
    readonly name: string;
    readonly judge: string | null;
    readonly zone: string;
    readonly zoneOf: number | null;
    readonly since: Placed;
    readonly how: WayOfKnowing;
  }[];
  readonly names: readonly { readonly name: string; readonly since: Placed }[];
}

export const knewAt = async (
  gameId: string,
  seat: number,
  moment: number | null,
): Promise<Asked<EverythingKnownSeen>> =>
  (
    await request<{ knew: Asked<EverythingKnownSeen> }>(
      `query KnewAt($gameId: ID!, $seat: Int!, $moment: Int) {
        knew: knewAt(gameId: $gameId, seat: $seat, moment: $moment) { __typename
          ... on EverythingKnown { moment cards { name judge zone zoneOf since { moment } how } names { name since { moment } } }
          ${REFUSED} } }`,
      { gameId, seat, moment },
    )
  ).knew;

export interface SeatCouldDoSeen {
  readonly seat: number;
  readonly decision: {
    readonly id: string;
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

const WHAT_IF = `id from moment steps view(eyes: $eyes) { ...Sight }
  couldDo { seat decision { id: decisionId prompt question { ${QUESTION} } } plays { kind object face ability what as alternative text } }`;

type WhatIfAsked = Omit<WhatIfSeen, 'view'> & { readonly view: AskedView };

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
      ... on WhatIf { ${WHAT_IF} } ${REFUSED} } } ${SIGHT}`,
    { ...variables, eyes },
  );
  return isRefused(done) ? done : { ...done, view: whole(done.view) };
}

export interface Told {
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
}

export async function actInWhatIf(
  id: string,
  seat: number,
  answer: unknown,
  eyes: number | null,
): Promise<{ readonly whatIf: WhatIfSeen; readonly entries: readonly Told[] } | Refused> {
  const { done } = await request<{
    done: Asked<{ whatIf: WhatIfAsked; entries: readonly Told[] }>;
  }>(
    `mutation Act($id: ID!, $seat: Int!, $command: TriedInput!, $eyes: Int) {
      done: actInWhatIf(id: $id, seat: $seat, command: $command, ids: $seat, eyes: $eyes) { __typename
        ... on ActedInWhatIf { whatIf { ${WHAT_IF} } entries { story } } ${REFUSED} } } ${SIGHT}`,
    { id, seat, command: { answer: { answer } }, eyes },
  );
  if (isRefused(done)) return done;
  return { entries: done.entries, whatIf: { ...done.whatIf, view: whole(done.whatIf.view) } };
}

export interface ForeseenFeed {
  readonly seat: number | null;
  readonly entries: readonly Told[];
}

export async function previewRuling(
  disputeId: string,
  ruling: object,
): Promise<readonly ForeseenFeed[] | Refused> {
  const { preview } = await request<{ preview: Asked<{ feeds: readonly ForeseenFeed[] }> }>(
    `query Preview($disputeId: ID!, $ruling: RulingInput!) {
      preview: previewRuling(disputeId: $disputeId, ruling: $ruling) { __typename
        ... on RulingPreview { feeds { seat entries { story } } } ${REFUSED} } }`,
    { disputeId, ruling },
  );
  return isRefused(preview) ? preview : preview.feeds;
}

export interface PenaltyHistorySeen {
  readonly earlier: readonly Infraction[];
  readonly proposed: PenaltyGrade | null;
}

export const penaltiesBefore = async (
  playerId: string,
  event: string,
  infraction: Infraction,
): Promise<PenaltyHistorySeen | null> =>
  (
    await request<{ penalties: PenaltyHistorySeen | null }>(
      `query Penalties($playerId: ID!, $event: String!, $infraction: Infraction!) {
        penalties(playerId: $playerId, event: $event, infraction: $infraction) { earlier proposed } }`,
      { playerId, event, infraction },
    )
  ).penalties;

export interface RuleSeen {
  readonly citation: string;
  readonly text: string;
  readonly below: readonly string[];
}

const RULE = 'citation text below';

/** By its number the rule itself with those below it. */
export async function findRules(text: string): Promise<readonly RuleSeen[]> {
  const found = await ruleOf(text);
  if (found === null) return [];
  const below = await Promise.all(found.below.slice(0, MOST_BELOW).map(ruleOf));
  return [found, ...below.flatMap((rule) => (rule === null ? [] : [rule]))];
}

const MOST_BELOW = 20;

const ruleOf = async (number: string): Promise<RuleSeen | null> =>
  (
    await request<{ rule: RuleSeen | null }>(
      `query Rule($number: String!) { rule(number: $number) { ${RULE} } }`,
      { number },
    )
  ).rule;

export interface CallQueued {
  readonly disputeId: string;
  readonly gameId: string;
  readonly openedBy: { readonly name: string | null };
  readonly seat: number | null;
  readonly openedAt: string;
  readonly challenge: boolean;
  readonly until: string | null;
}

export const queue = async (waitsFor: 'JUDGE' | 'HEAD_JUDGE'): Promise<readonly CallQueued[]> =>
  (
    await request<{ judgeQueue: { readonly nodes: readonly CallQueued[] } | null }>(
      `query Queue($waitsFor: QueueFor!) { judgeQueue(waitsFor: $waitsFor, first: 50) { nodes {
        disputeId gameId openedBy { name } seat openedAt challenge until } } }`,
      { waitsFor },
    )
  ).judgeQueue?.nodes ?? [];
