// Annotations of games on a server: written, published, deleted and listed.
import type { Client } from '#client';
import { ask, type PageOf } from './ask.js';
import { mutate } from './commands.js';
import { EditAnnotationDocument } from './generated/annotations.js';

export const MARKS = ['good', 'bad', 'dubious', 'best'] as const;
export type Mark = (typeof MARKS)[number];

export interface Annotation {
  readonly id: string;
  readonly author: { readonly name: string | null };
  readonly moment: number;
  readonly mark: string | null;
  readonly text: string;
  readonly publishedAt: string | null;
}

const KEPT = '... on AnnotationKept { annotation { id } }';

interface Annotated {
  readonly game: string;
  readonly moment: number;
  readonly mark: Mark | undefined;
  readonly text: string;
}

const MARKED = { good: 'GOOD', bad: 'BAD', dubious: 'DUBIOUS', best: 'BEST' } as const;

/** Puts this in the place of what an annotation of one's own said. */
export async function editAnnotation(
  client: Client,
  annotationId: string,
  { game, moment, mark, text }: Annotated,
): Promise<void> {
  const said = { moment, mark: mark === undefined ? null : MARKED[mark], text };
  await client.command(EditAnnotationDocument, { gameId: game, annotationId, ...said });
}

/** The id of the annotation. */
export async function annotate(client: Client, { game, moment, mark, text }: Annotated): Promise<string> {
  const { annotation } = await mutate<{ readonly annotation: { readonly id: string } }>(
    client,
    'annotate',
    KEPT,
    {
      gameId: ['ID!', game],
      moment: ['Int!', moment],
      mark: ['Mark', mark === undefined ? null : MARKED[mark]],
      text: ['String!', text],
    },
  );
  return annotation.id;
}

export async function changeAnnotation(
  client: Client,
  field: 'publishAnnotation' | 'deleteAnnotation',
  game: string,
  annotation: string,
): Promise<void> {
  await mutate(client, field, KEPT, { gameId: ['ID!', game], annotationId: ['ID!', annotation] });
}

type Annotations = PageOf<Annotation>;

async function pageOf(client: Client, id: string, after: string | null): Promise<Annotations | undefined> {
  const { game } = await ask<{ game: { annotations: Annotations } | null }>(
    client,
    `query ($id: ID!, $after: String) { game(id: $id) { annotations(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { id author { name } moment mark text publishedAt } } } }`,
    { id, after },
  );
  return game?.annotations;
}

/** One's own, and those that others have published; undefined if one may not see the game. */
export async function annotationsOf(client: Client, id: string): Promise<readonly Annotation[] | undefined> {
  const found: Annotation[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Annotations | undefined = await pageOf(client, id, after);
    if (page === undefined) return undefined;
    found.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}
