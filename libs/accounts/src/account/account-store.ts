// Reads and writes accounts and names in the log. An account is read whole and changed by one decision at a
// time.
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, type CommandId, type Instant, type PlayerId, type Result, type StreamName } from '#kernel';
import { StoreUnavailable, type EventStore } from '#event-store';
import { CLOCK, EVENT_STORE, KEYS, type Clock, type Keys } from '#ports';
import {
  bindDataKey,
  EMPTY_TAIL,
  encodeBatch,
  readLog,
  streamSecret,
  type Actor,
  type Codec,
  type DomainEvent,
  type ReadLog,
} from '#log';
import { foldAccount, type Account } from './account.js';
import type { Decision } from './decisions.js';
import {
  ACCOUNT_EVENTS,
  accountStream,
  NAME_EVENTS,
  nameStream,
  type AccountEvent,
  type NameEvent,
  type NameKey,
} from './events.js';
import { refuse, type AccountRefusal } from './refusals.js';

export interface NameOwner {
  readonly player: PlayerId;
  readonly name: string;
  readonly claim: string;
  readonly since: Instant;
}

/** The actor of a decision on an account, and its command. */
export interface Attempt {
  readonly actor: Actor;
  readonly commandId: CommandId;
}

/** Concurrent writers of one account give up after this many conflicts; in practice they never reach it. */
const ATTEMPTS = 20;

@Injectable()
export class AccountStore implements OnModuleInit {
  #bound: Promise<void> | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Refuses to start with another data key than the store's. */
  async onModuleInit(): Promise<void> {
    try {
      await this.#rightKey();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error; // Checked again before the first account is used.
    }
  }

  async account(player: PlayerId): Promise<Account | undefined> {
    return foldAccount((await this.#log(player)).events.map((recorded) => recorded.event));
  }

  async ownerOf(name: NameKey): Promise<NameOwner | undefined> {
    await this.#rightKey();
    const { events } = await readLog<NameEvent>(this.store, NAME_EVENTS, nameStream(name));
    const taken = events[0];
    return taken && { ...taken.event, since: taken.at };
  }

  /** A player's name as shown; undefined if its stream was deleted or another player has the name. */
  async shownName(account: Account): Promise<string | undefined> {
    return (await this.nameOf(account))?.name;
  }

  /** The same, with when the player took it. */
  async nameOf(account: Account): Promise<NameOwner | undefined> {
    const owner = await this.ownerOf(account.name);
    return owner?.player === account.player ? owner : undefined;
  }

  /** Writes the first events of an account. It is nobody's until a name points at it. */
  async begin(player: PlayerId, attempt: Attempt, events: readonly AccountEvent[]): Promise<void> {
    await this.#append(ACCOUNT_EVENTS, accountStream(player), attempt, events, NOTHING_YET);
  }

  /**
   * Claims the name; true if it was free and now belongs to this account. This append makes the account
   * valid.
   */
  async takeName(name: NameKey, attempt: Attempt, event: NameEvent): Promise<'taken' | 'not-free'> {
    const appended = await this.#append(NAME_EVENTS, nameStream(name), attempt, [event], NOTHING_YET);
    return appended ? 'taken' : 'not-free';
  }

  /**
   * Decides on the account's present state. A command that the same actor already sent under this id is not
   * decided again.
   */
  async change(
    player: PlayerId,
    attempt: Attempt,
    decide: (account: Account) => Decision,
  ): Promise<Result<Account, AccountRefusal>> {
    for (let count = 0; count < ATTEMPTS; count += 1) {
      const log = await this.#log(player);
      const account = foldAccount(log.events.map((recorded) => recorded.event));
      if (account === undefined) return refuse('unknown-player');
      const done = log.events.some(
        ({ actor, commandId }) => actor === attempt.actor && commandId === attempt.commandId,
      );
      if (done) return ok(account);
      const decision = decide(account);
      if (!decision.ok) return decision;
      if (decision.value.length === 0) return ok(account);
      if (await this.#append(ACCOUNT_EVENTS, accountStream(player), attempt, decision.value, log))
        return ok(
          foldAccount([...log.events.map((recorded) => recorded.event), ...decision.value]) ?? account,
        );
    }
    return refuse('try-later');
  }

  async #log(player: PlayerId): Promise<ReadLog<AccountEvent>> {
    await this.#rightKey();
    return readLog<AccountEvent>(this.store, ACCOUNT_EVENTS, accountStream(player));
  }

  #rightKey(): Promise<void> {
    this.#bound ??= bindDataKey(this.store, this.keys, this.clock.now()).catch((error: unknown) => {
      this.#bound = undefined;
      throw error;
    });
    return this.#bound;
  }

  /** False if the stream was not at the expected revision. */
  async #append<E extends DomainEvent>(
    codec: Codec<E>,
    stream: StreamName,
    attempt: Attempt,
    events: readonly E[],
    log: Pick<ReadLog<E>, 'expected' | 'tail'>,
  ): Promise<boolean> {
    await this.#rightKey();
    const secret = streamSecret(this.keys, stream);
    const batch = encodeBatch(codec, {
      ...attempt,
      stream,
      at: this.clock.now(),
      events,
      after: log.tail,
      secret,
    });
    const result = await this.store.append(stream, log.expected, batch.events);
    switch (result.kind) {
      case 'appended':
      case 'duplicate':
        return true;
      case 'conflict':
        return false;
      case 'refused':
        throw new Error(`the store refused an append to ${stream}: ${result.reason}`);
    }
  }
}

const NOTHING_YET = { expected: 'no-stream', tail: EMPTY_TAIL } as const;
