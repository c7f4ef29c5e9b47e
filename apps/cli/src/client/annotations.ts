// A client of the contract's annotations.
import { randomUUID } from 'node:crypto';
import { Failure } from '../command/command.js';
import type { GameApi, PageOf } from './game-api.js';

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

const ANSWER = `{ __typename ... on AnnotationKept { annotation { id } } ... on Refused { message rule } }`;
interface Answer {
  readonly annotation?: { readonly id: string };
  readonly message?: string;
  readonly rule?: string;
}

function done({ annotation, message, rule }: Answer): string {
  if (message !== undefined) throw new Failure(`Refused: ${message} (${rule ?? ''})`);
  return annotation?.id ?? '';
}

/** The id of the annotation. */
export async function annotate(
  api: GameApi,
  said: {
    readonly game: string;
    readonly moment: number;
    readonly mark: Mark | undefined;
    readonly text: string;
  },
): Promise<string> {
  const { answer } = await api.ask<{ answer: Answer }>(
    `mutation ($commandId: ID!, $game: ID!, $moment: Int!, $mark: Mark, $text: String!) {
      answer: annotate(commandId: $commandId, gameId: $game, moment: $moment, mark: $mark, text: $text) ${ANSWER} }`,
    { ...said, commandId: randomUUID(), mark: said.mark?.toUpperCase() ?? null },
  );
  return done(answer);
}

export async function changeAnnotation(
  api: GameApi,
  field: 'publishAnnotation' | 'deleteAnnotation',
  game: string,
  annotation: string,
): Promise<void> {
  const { answer } = await api.ask<{ answer: Answer }>(
    `mutation ($commandId: ID!, $game: ID!, $annotation: ID!) {
      answer: ${field}(commandId: $commandId, gameId: $game, annotationId: $annotation) ${ANSWER} }`,
    { commandId: randomUUID(), game, annotation },
  );
  done(answer);
}

type Annotations = PageOf<Annotation>;

async function pageOf(api: GameApi, id: string, after: string | null): Promise<Annotations | undefined> {
  const { game } = await api.ask<{ game: { annotations: Annotations } | null }>(
    `query ($id: ID!, $after: String) { game(id: $id) { annotations(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { id author { name } moment mark text publishedAt } } } }`,
    { id, after },
  );
  return game?.annotations;
}

/** One's own, and those that others have published; undefined if one may not see the game. */
export async function annotationsOf(api: GameApi, id: string): Promise<readonly Annotation[] | undefined> {
  const found: Annotation[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Annotations | undefined = await pageOf(api, id, after);
    if (page === undefined) return undefined;
    found.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}
