// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import { NotDoneText } from './judging.js';
import type { EditAnnotationMutation, EditAnnotationMutationVariables } from './operations.js';
export const EditAnnotationDocument: TypedDocument<EditAnnotationMutation, EditAnnotationMutationVariables> = "mutation EditAnnotation($commandId: ID!, $gameId: ID!, $annotationId: ID!, $moment: Int!, $mark: Mark, $text: String!) { editAnnotation( commandId: $commandId gameId: $gameId annotationId: $annotationId moment: $moment mark: $mark text: $text ) { __typename ... on AnnotationKept { annotation { id } } ...NotDone } }" + ' ' + NotDoneText;
