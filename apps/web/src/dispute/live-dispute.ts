// A dispute as it goes on: read again whenever it has changed, and no more often, for each look of a judge is recorded.
import { signal } from '@preact/signals';
import { command, type Refusal } from '../state/actions.js';
import { followChanges } from '../state/changes.js';
import { request, RequestFailed, type Trouble } from '../state/server.js';
import type {
  AppealOutcome,
  DisputeStage,
  Infraction,
  PenaltyGrade,
  RemedyKind,
  RulingState,
} from '../words/kinds.js';

export interface NamedPlayer {
  readonly id: string;
  readonly name: string | null;
}

export interface TextSeen {
  readonly seat: number | null;
  readonly at: string;
  readonly text: string | null;
}

export interface MessageSeen extends TextSeen {
  readonly by: NamedPlayer;
  readonly to: number | null;
}

export interface RemedySeen {
  readonly kind: RemedyKind;
  readonly moment: number | null;
  readonly seat: number | null;
  readonly seconds: number | null;
  readonly winners: readonly number[] | null;
  readonly repair: unknown;
}

export interface RulingSeen {
  readonly number: number;
  readonly judge: NamedPlayer;
  readonly until: string | null;
  readonly acceptedBy: readonly number[];
  readonly state: RulingState;
  readonly rules: readonly string[];
  readonly words: string;
  readonly remedies: readonly RemedySeen[];
  readonly question: string | null;
  readonly findings: string | null;
}

export interface PenaltySeen {
  readonly seat: number;
  readonly player: NamedPlayer;
  readonly infraction: Infraction;
  readonly grade: PenaltyGrade;
  readonly words: string;
}

export interface DisputeSeen {
  readonly id: string;
  readonly version: number;
  readonly gameId: string;
  readonly stage: DisputeStage;
  readonly openedAt: string;
  readonly openedBy: NamedPlayer;
  readonly seat: number | null;
  readonly moment: number;
  readonly decisionId: string | null;
  readonly challenge: { readonly by: number; readonly against: number } | null;
  readonly judge: NamedPlayer | null;
  readonly until: string | null;
  readonly sentence: TextSeen | null;
  readonly statements: readonly TextSeen[];
  readonly messages: readonly MessageSeen[];
  readonly namesAsked: readonly number[];
  readonly names: readonly TextSeen[];
  readonly rulings: readonly RulingSeen[];
  readonly appeal: {
    readonly seat: number;
    readonly reason: TextSeen | null;
    readonly until: string;
    readonly outcome: AppealOutcome | null;
    readonly words: string | null;
  } | null;
  readonly penalties: readonly PenaltySeen[];
}

const TEXT = 'seat at text';
const DISPUTE = `query Dispute($id: ID!) { dispute(id: $id) { id version gameId stage openedAt openedBy { id name } seat
  moment decisionId challenge { by against } judge { id name } until sentence { ${TEXT} } statements { ${TEXT} }
  messages { by { id name } to ${TEXT} } namesAsked names { ${TEXT} }
  rulings { number judge { id name } until acceptedBy state rules words question findings
    remedies { kind moment seat seconds winners repair } }
  appeal { seat reason { ${TEXT} } until outcome words }
  penalties { seat player { id name } infraction grade words } } }`;
const CHANGED = 'subscription Changed($id: ID!) { disputeChanged(disputeId: $id) { version } }';

interface Changed {
  readonly disputeChanged: { readonly version: number };
}

export class LiveDispute {
  readonly seen = signal<DisputeSeen | null>(null);
  readonly trouble = signal<Trouble | Refusal | null>(null);
  private readonly stop: () => void;
  private asking: Promise<void> | undefined;
  private isStale = false;

  constructor(readonly id: string) {
    // The server tells the version at once.
    this.stop = followChanges(CHANGED, { id }, (told) => {
      const version = (told as Changed | undefined)?.disputeChanged.version;
      if (version === undefined || version !== this.seen.value?.version) void this.read();
    });
  }

  close(): void {
    this.stop();
  }

  /** A command in this dispute; what refused it is shown. */
  async act(
    name: string,
    parameters = '',
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    const came = await command(name, `$disputeId: ID!${parameters === '' ? '' : `, ${parameters}`}`, {
      disputeId: this.id,
      ...variables,
    });
    this.trouble.value = came;
    await this.read();
    return came === null;
  }

  read(): Promise<void> {
    if (this.asking !== undefined) {
      this.isStale = true;
      return this.asking;
    }
    this.asking = this.ask().finally(() => {
      this.asking = undefined;
      if (!this.isStale) return;
      this.isStale = false;
      void this.read();
    });
    return this.asking;
  }

  private async ask(): Promise<void> {
    try {
      const { dispute } = await request<{ dispute: DisputeSeen | null }>(DISPUTE, { id: this.id });
      if (dispute === null) this.trouble.value = { code: 'UNKNOWN_GAME', message: '' };
      else this.seen.value = dispute;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.trouble.value = error.trouble;
    }
  }
}
