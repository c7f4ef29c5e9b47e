// The stored annotations of a game: changed by their authors' commands, and read through granted eyes alone.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandId, GameId, PlayerId } from '#kernel';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import {
  annotationsIn,
  annotationsOf,
  byMoment,
  MOST_ANNOTATIONS,
  MOST_CHANGES,
  MOST_CHANGES_WITHOUT_SEAT,
  type Annotation,
  type AnnotationEvent,
  type AnnotationId,
  type RecordedAnnotation,
  type Remark,
} from './annotations.js';
import { SideStreams } from './side-streams.js';

export interface AnnotationCommand {
  readonly game: GameId;
  readonly author: PlayerId;
  readonly commandId: CommandId;
}

export type AnnotationChange =
  | { readonly kind: 'write'; readonly remark: Remark }
  | { readonly kind: 'edit'; readonly annotation: string; readonly remark: Remark }
  | { readonly kind: 'publish' | 'delete'; readonly annotation: string };

export type AnnotationFault =
  /** There is none of this author with this id. */
  'unknown-annotation' | 'too-many' | 'too-many-changes' | 'stream-is-full';

export type AnnotationChanged =
  /** Undefined: it was deleted. */
  | { readonly kind: 'done'; readonly annotation: Annotation | undefined }
  | { readonly kind: 'fault'; readonly fault: AnnotationFault };

/** The players with a seat keep their share of a game's annotations, however much others write. */
type Standing = 'seated' | 'watching';

@Injectable()
export class AnnotationBook {
  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  /** What the command has done already. */
  async doneBy({ game, author, commandId }: AnnotationCommand): Promise<AnnotationChanged | undefined> {
    const events = await this.streams.read(annotationsOf(game));
    const done = events.find((one) => one.actor === author && one.commandId === commandId);
    if (done === undefined) return undefined;
    const { annotation: id } = done.event;
    return { kind: 'done', annotation: annotationsIn(events).find((one) => one.id === id) };
  }

  /** Does it once for each command of an author. `seated`: the players who have a seat. */
  async change(
    command: AnnotationCommand,
    change: AnnotationChange,
    seated: ReadonlySet<PlayerId>,
  ): Promise<AnnotationChanged> {
    const { game, author, commandId } = command;
    let fault: AnnotationFault | undefined;
    await this.streams.append({ ...annotationsOf(game), actor: author, commandId }, (before) => {
      const standing = seated.has(author) ? 'seated' : 'watching';
      fault = faultOf(before, { author, change, standing, seated });
      return fault === undefined ? eventOf(change) : undefined;
    });
    if (fault !== undefined) return { kind: 'fault', fault };
    const done = await this.doneBy(command);
    if (done === undefined) throw new Error('an annotation was written and is not there');
    return done;
  }

  /** The reader's own, and what others have published if the game is open to the reader; by moment. */
  async readThrough(
    eyes: GrantedEyes,
    game: GameId,
    { reader, isOpen }: { readonly reader: PlayerId; readonly isOpen: boolean },
  ): Promise<readonly Annotation[]> {
    assertGranted(eyes, game);
    const all = annotationsIn(await this.streams.read(annotationsOf(game)));
    return byMoment(all.filter((one) => one.author === reader || (isOpen && one.publishedAt !== null)));
  }
}

interface Attempt {
  readonly author: PlayerId;
  readonly change: AnnotationChange;
  readonly standing: Standing;
  readonly seated: ReadonlySet<PlayerId>;
}

function faultOf(
  before: readonly RecordedAnnotation[],
  { author, change, standing, seated }: Attempt,
): AnnotationFault | undefined {
  const own = annotationsIn(before).filter((one) => one.author === author);
  if (change.kind !== 'write' && !own.some(({ id }) => id === change.annotation)) return 'unknown-annotation';
  // Deleting is never refused for a bound: what somebody wrote they can always take back.
  if (change.kind === 'delete') return undefined;
  if (change.kind === 'write' && own.length >= MOST_ANNOTATIONS) return 'too-many';
  if (before.filter(({ actor }) => actor === author).length >= MOST_CHANGES) return 'too-many-changes';
  const others = before.filter(({ actor }) => !seated.has(actor as PlayerId)).length;
  return standing === 'watching' && others >= MOST_CHANGES_WITHOUT_SEAT ? 'stream-is-full' : undefined;
}

function eventOf(change: AnnotationChange): AnnotationEvent {
  switch (change.kind) {
    case 'write':
      return {
        type: 'AnnotationWritten',
        annotation: randomUUID() as string as AnnotationId,
        ...change.remark,
      };
    case 'edit':
      return { type: 'AnnotationChanged', annotation: change.annotation as AnnotationId, ...change.remark };
    case 'publish':
      return { type: 'AnnotationPublished', annotation: change.annotation as AnnotationId };
    case 'delete':
      return { type: 'AnnotationDeleted', annotation: change.annotation as AnnotationId };
  }
}
