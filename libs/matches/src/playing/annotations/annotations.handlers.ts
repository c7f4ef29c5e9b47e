// Changes and reads annotations, for anyone who may see the game.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId, type CommandId, type PlayerId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import type { GameState } from '#rules';
import { mayOpen } from '#visibility';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { Sighted } from '../../contract/contract.js';
import { invalidCommand, refused, STORE_UNAVAILABLE, UNKNOWN_GAME } from '../../contract/refusals.js';
import { AnnotationBook, type AnnotationChange } from '../../game/beside/annotation-book.js';
import { remark } from '../../game/beside/annotations.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import {
  Annotate,
  ReadAnnotations,
  type AnnotationOutcome,
  type AnnotationPage,
} from './annotations.messages.js';
import { ANNOTATION_REFUSALS, NO_SUCH_MOMENT } from './refusals.js';

@CommandHandler(Annotate)
export class AnnotateHandler implements ICommandHandler<Annotate> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(AnnotationBook) private readonly book: AnnotationBook,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
  ) {}

  async execute(request: Annotate): Promise<AnnotationOutcome> {
    try {
      const id = parseCommandId(request.commandId);
      if (!id.ok) return refused(id.error);
      const change = wellFormed(request.change);
      if (typeof change === 'string') return refused(invalidCommand(change));
      return await this.change(request, id.value, change);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  private async change(
    { asker, game }: Annotate,
    commandId: CommandId,
    change: AnnotationChange,
  ): Promise<AnnotationOutcome> {
    const session = await this.sessions.find(gameId(game));
    const seen = await session?.look(({ state, gallery }) => ({
      isShown: viewerFor(state, asker) !== undefined,
      moment: gallery.moment,
      seated: seatedIn(state),
    }));
    if (session === undefined || seen?.isShown !== true) return refused(UNKNOWN_GAME);
    const command = { game: session.id, author: asker.player, commandId };
    const before = await this.book.doneBy(command);
    if (before !== undefined) return outcomeOf(before);
    if ('remark' in change && change.remark.moment > seen.moment) return refused(NO_SUCH_MOMENT);
    return this.metered(session, asker, change, () => this.book.change(command, change, seen.seated));
  }

  private async metered(
    session: Session,
    asker: Annotate['asker'],
    change: AnnotationChange,
    write: () => ReturnType<AnnotationBook['change']>,
  ): Promise<AnnotationOutcome> {
    const meter = this.quotas.meter(asker, session.id, 'annotation');
    const overQuota =
      change.kind === 'delete' ? undefined : await session.look(({ state }) => meter.refusal(state));
    if (overQuota !== undefined) return refused(overQuota);
    const outcome = outcomeOf(await write());
    const size = AROUND + ('remark' in change ? change.remark.text.length : 0);
    if (outcome.kind === 'done') await session.look(({ state }) => meter.wrote(size, state));
    return outcome;
  }
}

@QueryHandler(ReadAnnotations)
export class ReadAnnotationsHandler implements IQueryHandler<ReadAnnotations> {
  constructor(
    @Inject(AnnotationBook) private readonly book: AnnotationBook,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadAnnotations): Promise<Sighted<AnnotationPage>> {
    const { asker, first, after } = query;
    return this.guard.look(
      query,
      { claim: 'own', at: { way: 'annotations' } },
      async ({ session, eyes, isStill }) => {
        const isOpen = await session.look(({ state }) => (isStill(state) ? mayOpen(state, eyes) : undefined));
        if (isOpen === undefined) return undefined;
        const all = await this.book.readThrough(eyes, session.id, { reader: asker.player, isOpen });
        const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
        if (after !== undefined && from === 0) return { kind: 'bad-cursor', fault: 'not-a-cursor' };
        const annotations = all.slice(from, from + first);
        const isMore = from + first < all.length;
        return {
          kind: 'found',
          value: { annotations, next: isMore ? (annotations.at(-1)?.id ?? null) : null },
        };
      },
    );
  }
}

/** The size of an annotation's event without its text, in bytes. */
const AROUND = 450;

/** What is wrong, in words, or the change with nothing else in it. */
function wellFormed(change: AnnotationChange): AnnotationChange | string {
  if (!('remark' in change)) return change;
  const parsed = remark.safeParse(change.remark);
  return parsed.success ? { ...change, remark: parsed.data } : faultOf(parsed.error);
}

const seatedIn = ({ seats }: GameState): ReadonlySet<PlayerId> =>
  new Set(seats.flatMap(({ player }) => (player === null ? [] : [player])));

const outcomeOf = (changed: Awaited<ReturnType<AnnotationBook['change']>>): AnnotationOutcome =>
  changed.kind === 'done'
    ? { kind: 'done', annotation: changed.annotation ?? null }
    : refused(ANNOTATION_REFUSALS[changed.fault]);
