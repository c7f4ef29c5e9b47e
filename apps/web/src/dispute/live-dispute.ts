// A dispute as it goes on: read again whenever it has changed, and no more often, for each look of a judge is recorded.
import { signal } from '@preact/signals';
import type { Dispute } from '#client';
import { DisputeChangedDocument, DisputeDocument, type DisputeChangedSubscription } from '#client/operations';
import { command, type Refusal } from '../state/actions.js';
import { followChanges } from '../state/changes.js';
import { ask, RequestFailed, type Trouble } from '../state/server.js';

export type DisputeSeen = Dispute;
export type NamedPlayer = DisputeSeen['openedBy'];
export type TextSeen = DisputeSeen['statements'][number];
export type MessageSeen = DisputeSeen['messages'][number];
export type RulingSeen = DisputeSeen['rulings'][number];
export type RemedySeen = RulingSeen['remedies'][number];
export type PenaltySeen = DisputeSeen['penalties'][number];

export class LiveDispute {
  readonly seen = signal<DisputeSeen | null>(null);
  readonly trouble = signal<Trouble | Refusal | null>(null);
  private readonly stop: () => void;
  private asking: Promise<void> | undefined;
  private isStale = false;

  constructor(readonly id: string) {
    // The server tells the version at once.
    this.stop = followChanges(DisputeChangedDocument.toString(), { id }, (told) => {
      const version = (told as DisputeChangedSubscription | undefined)?.disputeChanged.version;
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
      const { dispute } = await ask(DisputeDocument, { id: this.id });
      if (dispute === null) this.trouble.value = { code: 'UNKNOWN_GAME', message: '' };
      else this.seen.value = dispute;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.trouble.value = error.trouble;
    }
  }
}
