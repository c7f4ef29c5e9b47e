// Resolves what people write at the moments of a game.
import { Inject, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Annotate, ReadAnnotations, type AnnotationChange } from '#matches';
import { askerIn } from '../context/asker.js';
import type { ApiContext } from '../context/context.js';
import type { GameParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  GameAnnotationsArgs,
  MutationAnnotateArgs,
  MutationDeleteAnnotationArgs,
  MutationEditAnnotationArgs,
  MutationPublishAnnotationArgs,
} from '../generated/schema.js';
import { ANNOTATIONS_A_PAGE, pageLengthIn } from '../limits/page.js';
import { annotationsPage, annotationResult, meantMark } from '../mapping/annotation.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';

type Result = Promise<Answer<'AnnotationResult'>>;

const remarkIn = ({ moment, mark, text = '' }: Omit<MutationAnnotateArgs, 'gameId' | 'commandId'>) => ({
  moment,
  mark: meantMark(mark),
  text,
});

@Resolver('Game')
@UseFilters(PassOn)
export class AnnotationsResolver {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Mutation()
  annotate(@Args() args: MutationAnnotateArgs, @Context() context: ApiContext): Result {
    return this.change(context, args, { kind: 'write', remark: remarkIn(args) });
  }

  @Mutation()
  editAnnotation(@Args() args: MutationEditAnnotationArgs, @Context() context: ApiContext): Result {
    const change = { kind: 'edit', annotation: args.annotationId, remark: remarkIn(args) } as const;
    return this.change(context, args, change);
  }

  @Mutation()
  publishAnnotation(@Args() args: MutationPublishAnnotationArgs, @Context() context: ApiContext): Result {
    return this.change(context, args, { kind: 'publish', annotation: args.annotationId });
  }

  @Mutation()
  deleteAnnotation(@Args() args: MutationDeleteAnnotationArgs, @Context() context: ApiContext): Result {
    return this.change(context, args, { kind: 'delete', annotation: args.annotationId });
  }

  @ResolveField()
  async annotations(
    @Parent() { sight, asker }: GameParent,
    @Args() { first, after }: GameAnnotationsArgs,
  ): Promise<Answer<'AnnotationConnection'>> {
    const length = pageLengthIn(first, ANNOTATIONS_A_PAGE);
    const asked = new ReadAnnotations(asker, sight.game, length, after ?? undefined);
    return annotationsPage(seen(await this.queries.execute(asked)), after);
  }

  private async change(
    context: ApiContext,
    { gameId, commandId }: { readonly gameId: string; readonly commandId: string },
    change: AnnotationChange,
  ): Result {
    const asked = new Annotate(askerIn(context), gameId, commandId, change);
    return annotationResult(await this.commands.execute(asked), gameId);
  }
}
