// Makes and opens share codes. A code grants nothing: whoever opens it gets the eyes that the guard grants them.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { KEYS, type Keys } from '#ports';
import type { Asker, Sighted } from '../../contract/contract.js';
import type { ReplayEyes } from '../../game/guard/claims.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { readShareCode, shareCode, type Shared } from './share-code.js';
import { OpenShared, ShareGame, type SharedSight } from './share-game.query.js';

interface Asked extends Omit<Shared, 'game'> {
  readonly asker: Asker;
  readonly game: string;
}

/** The place, if the asker may look at it through these eyes. */
const placeFor = (guard: EyesGuard, { asker, game, moment, eyes }: Asked): Promise<Sighted<Shared>> =>
  guard.look(
    { asker, game },
    { claim: { replay: eyes }, at: { way: 'view', moment } },
    async ({ session, isStill }) => {
      const last = await session.look(({ state, gallery }) => (isStill(state) ? gallery.moment : undefined));
      if (last === undefined) return undefined;
      if (!Number.isInteger(moment) || moment < 1 || moment > last) return { kind: 'no-such-moment' };
      return { kind: 'found', value: { game: session.id, moment, eyes } };
    },
  );

@QueryHandler(ShareGame)
export class ShareGameHandler implements IQueryHandler<ShareGame> {
  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  async execute(query: ShareGame): Promise<Sighted<string>> {
    const place = await placeFor(this.guard, query);
    if (place.kind !== 'found') return place;
    return { kind: 'found', value: shareCode(this.keys.data.secret, place.value) };
  }
}

@QueryHandler(OpenShared)
export class OpenSharedHandler implements IQueryHandler<OpenShared> {
  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  async execute({ asker, code }: OpenShared): Promise<Sighted<SharedSight>> {
    const shared = readShareCode(this.keys.data.secret, code);
    if (shared === undefined) return { kind: 'bad-share-code' };
    const meant = await this.sight(asker, shared, shared.eyes);
    return meant.kind === 'bad-eyes' ? this.sight(asker, shared, 'own') : meant;
  }

  private async sight(asker: Asker, shared: Shared, eyes: ReplayEyes): Promise<Sighted<SharedSight>> {
    const place = await placeFor(this.guard, { asker, ...shared, eyes });
    if (place.kind !== 'found') return place;
    const { game, moment } = place.value;
    return { kind: 'found', value: { game, moment, meant: shared.eyes, eyes } };
  }
}
