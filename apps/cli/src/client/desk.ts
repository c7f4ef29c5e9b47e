// Judging on a server: calls, what judges see and find out, and rulings.
import type { Client } from '#client';
import type { PublishedView } from '#visibility';
import { Failure } from '../command/command.js';
import { ask, orRefusal, type PageOf } from './ask.js';
import { mutate, type Given } from './commands.js';
import type { ToldEntry } from './told.js';

interface Named {
  readonly name: string | null;
}

export interface QueuedCall {
  readonly disputeId: string;
  readonly gameId: string;
  readonly seat: number | null;
  readonly openedBy: Named;
  readonly openedAt: string;
  readonly moment: number;
  readonly challenge: boolean;
}

export interface Said {
  readonly seat: number | null;
  readonly text: string | null;
}

export interface GivenRuling {
  readonly number: number;
  readonly judge: Named;
  readonly until: string | null;
  readonly acceptedBy: readonly number[];
  readonly state: string;
  readonly rules: readonly string[];
  readonly words: string;
}

export interface CallShown {
  readonly id: string;
  readonly gameId: string;
  readonly stage: string;
  readonly openedBy: Named;
  readonly seat: number | null;
  readonly moment: number;
  readonly decisionId: string | null;
  readonly judge: Named | null;
  readonly sentence: Said | null;
  readonly challenge: { readonly by: number; readonly against: number } | null;
  readonly statements: readonly Said[];
  readonly names: readonly Said[];
  readonly namesAsked: readonly number[];
  readonly messages: readonly (Said & { readonly by: Named; readonly to: number | null })[];
  readonly rulings: readonly GivenRuling[];
  readonly appeal: {
    readonly seat: number;
    readonly reason: Said | null;
    readonly outcome: string | null;
    readonly words: string | null;
  } | null;
  readonly penalties: readonly {
    readonly seat: number;
    readonly infraction: string;
    readonly grade: string;
    readonly event: string;
    readonly words: string;
  }[];
}

/** A penalty that a judge gives; null: it counts in the game alone. */
export interface Penalty {
  readonly seat: number;
  readonly infraction: string;
  readonly grade: string;
  readonly event: string | null;
  readonly words: string;
}

export interface EarlierPenalties {
  readonly earlier: readonly string[];
  readonly proposed: string | null;
}

const CALL = `id gameId stage openedBy { name } seat moment decisionId judge { name } sentence { seat text }
  challenge { by against } statements { seat text } names { seat text } namesAsked messages { seat by { name } to text }
  rulings { number judge { name } until acceptedBy state rules words }
  appeal { seat reason { seat text } outcome words } penalties { seat infraction grade event words }`;

export interface EyesOfOne {
  readonly viewer: 'SEAT' | 'SPECTATOR' | 'JUDGE' | 'OPENED';
  readonly seat: number | null;
  readonly view: PublishedView;
}

export interface SideBySide {
  readonly moment: number;
  readonly sights: readonly EyesOfOne[];
  readonly matches: readonly {
    readonly judge: string;
    readonly spectators: string | null;
    readonly seats: readonly { readonly seat: number; readonly objectId: string }[];
  }[];
}

interface Place {
  readonly moment: number;
}
interface Knower {
  readonly viewer: string;
  readonly seat: number | null;
}

export interface CardKnowledge {
  readonly name: string;
  readonly who: readonly (Knower & {
    readonly knows: boolean;
    readonly times: readonly {
      readonly since: Place;
      readonly how: string;
      readonly until: Place | null;
      readonly lost: string | null;
    }[];
  })[];
}
export interface NameKnowledge {
  readonly said: readonly {
    readonly when: Place;
    readonly seat: number | null;
    readonly heardBy: readonly number[];
  }[];
  readonly who: readonly (Knower & { readonly since: Place | null; readonly how: string | null })[];
}
export interface SeatKnowledge {
  readonly moment: number;
  readonly cards: readonly {
    readonly name: string;
    readonly judge: string | null;
    readonly zone: string;
    readonly since: Place;
    readonly how: string;
  }[];
  readonly names: readonly { readonly name: string; readonly since: Place }[];
}

export interface Foreseen {
  readonly seat: number | null;
  readonly entries: readonly ToldEntry[];
}

interface Moment {
  readonly game: string;
  readonly moment: number | null;
}

const WHERE = '{ moment }';
const CARD = `name who { viewer seat knows times { since ${WHERE} how until ${WHERE} lost } }`;

export class Desk {
  constructor(private readonly client: Client) {}

  async queue(appeals: boolean): Promise<readonly QueuedCall[]> {
    const all: QueuedCall[] = [];
    for (let after: string | null = null; ;) {
      const { page }: { page: PageOf<QueuedCall> | null } = await ask(
        this.client,
        `query ($for: QueueFor, $after: String) { page: judgeQueue(waitsFor: $for, after: $after) {
          pageInfo { hasNextPage endCursor } nodes {
            disputeId gameId seat openedBy { name } openedAt moment challenge } } }`,
        { for: appeals ? 'HEAD_JUDGE' : 'JUDGE', after },
      );
      if (page === null)
        throw new Failure(
          appeals
            ? 'You are not a head judge. An admin of the server appoints head judges.'
            : 'You are not a judge. An admin of the server appoints judges.',
        );
      all.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) return all;
      after = page.pageInfo.endCursor;
    }
  }

  /** Null where there is none for who asks. */
  async call(id: string): Promise<CallShown | null> {
    const { dispute } = await ask<{ dispute: CallShown | null }>(
      this.client,
      `query ($id: ID!) { dispute(id: $id) { ${CALL} } }`,
      { id },
    );
    return dispute;
  }

  take = (id: string): Promise<CallShown> => this.done('takeCall', id);
  handBack = (id: string): Promise<CallShown> => this.done('handBackCall', id);
  close = (id: string): Promise<CallShown> => this.done('closeDispute', id);
  rule = (id: string, ruling: object): Promise<CallShown> =>
    this.done('giveRuling', id, { ruling: ['RulingInput!', ruling] });
  overturn = (id: string, ruling: object): Promise<CallShown> =>
    this.done('overturnRuling', id, { ruling: ['RulingInput!', ruling] });
  uphold = (id: string, words: string): Promise<CallShown> =>
    this.done('upholdRuling', id, { words: ['String!', words] });
  /** `to`: the seat that alone reads it; null: everyone at the table. */
  say = (id: string, text: string, to: number | null): Promise<CallShown> =>
    this.done('say', id, { text: ['String!', text], to: ['Int', to] });
  askName = (id: string, seat: number): Promise<CallShown> =>
    this.done('askName', id, { seat: ['Int!', seat] });
  penalise = (id: string, { seat, infraction, grade, event, words }: Penalty): Promise<CallShown> =>
    this.done('givePenalty', id, {
      seat: ['Int!', seat],
      infraction: ['Infraction!', infraction],
      grade: ['PenaltyGrade!', grade],
      event: ['String', event],
      words: ['String!', words],
    });

  /** A judge comes without a call, and has it from the start. */
  stop = (game: string): Promise<CallShown> => this.disputed('stopGame', { gameId: ['ID!', game] });

  /** `event`: where they count; a game by its id. */
  async earlierPenalties(
    player: string,
    event: string,
    infraction: string,
  ): Promise<EarlierPenalties | null> {
    const { penalties } = await ask<{ penalties: EarlierPenalties | null }>(
      this.client,
      `query ($player: ID!, $event: String!, $infraction: Infraction!) {
        penalties(playerId: $player, event: $event, infraction: $infraction) { earlier proposed } }`,
      { player, event, infraction },
    );
    return penalties;
  }

  private done(field: string, id: string, given: Given = {}): Promise<CallShown> {
    return this.disputed(field, { disputeId: ['ID!', id], ...given });
  }

  private async disputed(field: string, given: Given): Promise<CallShown> {
    const answer = `... on DisputeAccepted { dispute { ${CALL} } }`;
    const { dispute } = await mutate<{ readonly dispute: CallShown }>(this.client, field, answer, given);
    return dispute;
  }

  async preview(id: string, ruling: object): Promise<readonly Foreseen[]> {
    const { feeds } = await this.known<{ feeds: readonly Foreseen[] }>(
      `query ($id: ID!, $ruling: RulingInput!) { known: previewRuling(disputeId: $id, ruling: $ruling) {
        ... on RulingPreview { feeds { seat entries { story patch } } }`,
      { id, ruling },
    );
    return feeds;
  }

  sideBySide(place: Moment): Promise<SideBySide> {
    return this.known(
      `query ($game: ID!, $moment: Int) { known: sideBySide(gameId: $game, moment: $moment) {
        ... on SideBySide { moment sights { viewer seat view { ...TableView } } matches { judge spectators seats { seat objectId } } }`,
      place,
    );
  }

  whoKnewCard(asked: Moment & { readonly id: string; readonly of: number | null }): Promise<CardKnowledge> {
    return this.known(
      `query ($game: ID!, $moment: Int, $id: ID!, $of: Int) {
        known: whoKnewCard(gameId: $game, moment: $moment, id: $id, of: $of) { ... on CardKnowledge { ${CARD} }`,
      asked,
    );
  }

  whoKnewName(asked: Moment & { readonly name: string }): Promise<NameKnowledge> {
    return this.known(
      `query ($game: ID!, $moment: Int, $name: String!) {
        known: whoKnewName(gameId: $game, moment: $moment, name: $name) {
          ... on NameKnowledge { said { when ${WHERE} seat heardBy } who { viewer seat since ${WHERE} how } }`,
      asked,
    );
  }

  knewAt(asked: Moment & { readonly seat: number }): Promise<SeatKnowledge> {
    return this.known(
      `query ($game: ID!, $moment: Int, $seat: Int!) { known: knewAt(gameId: $game, moment: $moment, seat: $seat) {
        ... on EverythingKnown { moment cards { name judge zone since ${WHERE} how } names { name since ${WHERE} } }`,
      asked,
    );
  }

  private known<T>(query: string, variables: object): Promise<T> {
    return orRefusal(this.client, query, variables);
  }
}
