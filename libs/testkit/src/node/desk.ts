// The judge's desk of one node for tests: calls, and what players and judges do in a dispute.
import { randomUUID } from 'node:crypto';
import type { PlayerId } from '#kernel';
import {
  ActInDispute,
  CallJudge,
  DisputesOf,
  StopGame,
  ViewDispute,
  ViewQueue,
  type DisputeOutcome,
  type GivenAction,
  type SeenDispute,
} from '#matches';
import type { GameNode } from './game-node.js';

export const JUDGE = ['player', 'judge'];
export const HEAD_JUDGE = ['player', 'judge', 'head-judge'];
const PLAYER = ['player'];

export const RULING = {
  question: 'Whose turn is it?',
  findings: 'It is still Anna\u2019s.',
  rules: ['cr 500.1'],
  remedies: [],
  words: 'The turn goes on.',
  loser: null,
};

export class Desk {
  constructor(private readonly on: GameNode) {}

  call(
    player: PlayerId,
    game: string,
    {
      sentence = 'Boris drew twice.',
      challenged = null,
      id = randomUUID(),
    }: { readonly sentence?: string; readonly challenged?: number | null; readonly id?: string } = {},
  ): Promise<DisputeOutcome> {
    return this.on.send(new CallJudge({ player, roles: PLAYER }, game, id, sentence, challenged));
  }

  stop(player: PlayerId, game: string, roles = JUDGE): Promise<DisputeOutcome> {
    return this.on.send(new StopGame({ player, roles }, game, randomUUID()));
  }

  does(
    player: PlayerId,
    dispute: string,
    action: GivenAction | object,
    roles: readonly string[] = PLAYER,
    id: string = randomUUID(),
  ): Promise<DisputeOutcome> {
    return this.on.send(new ActInDispute({ player, roles }, dispute, id, action as GivenAction));
  }

  /** Takes the call and rules. */
  async rules(judge: PlayerId, dispute: string, ruling: object = {}): Promise<SeenDispute> {
    done(await this.does(judge, dispute, { type: 'take-call' }, JUDGE));
    return done(
      await this.does(judge, dispute, { type: 'give-ruling', ruling: { ...RULING, ...ruling } }, JUDGE),
    );
  }

  view(player: PlayerId, dispute: string, roles: readonly string[] = PLAYER): Promise<SeenDispute | null> {
    return this.on.ask(new ViewDispute({ player, roles }, dispute));
  }

  ofGame(player: PlayerId, game: string, roles: readonly string[] = PLAYER) {
    return this.on.ask(new DisputesOf({ player, roles }, game));
  }

  queue(player: PlayerId, roles = JUDGE, waitsFor: 'judge' | 'head-judge' = 'judge', first = 20) {
    return this.on.ask(new ViewQueue({ player, roles }, waitsFor, first, undefined));
  }
}

/** The dispute after an accepted command; fails the test with the refusal if there was one. */
export function done(outcome: DisputeOutcome): SeenDispute {
  if (outcome.kind === 'accepted') return outcome.dispute;
  throw new Error(`refused: ${outcome.refusal.code} (${outcome.refusal.message})`);
}

export function refusalOf(outcome: DisputeOutcome): string {
  if (outcome.kind === 'refused') return outcome.refusal.code;
  throw new Error('it was accepted');
}
