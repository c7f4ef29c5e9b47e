// Prepares or refuses an operation from a socket, by the same rules as over HTTP.
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Documents, NamedOperation } from '../documents/documents.js';
import { demandWithinLimits } from '../limits/operation-limits.js';
import type { ApiOptions } from '../options/options.js';

export interface AskedOperation extends NamedOperation {
  readonly query?: string | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

export type PreparedOperation = Pick<
  ExecutionArgs,
  'schema' | 'document' | 'operationName' | 'variableValues'
>;

/** Throws the errors as a list, because there may be several. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the operation is not understood');
  }
}

export class Operations {
  private readonly rules;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly options: Pick<ApiOptions, 'explorer' | 'limits'>,
    private readonly documents: Documents,
  ) {
    this.rules =
      options.explorer === 'on' ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  prepare(asked: AskedOperation): PreparedOperation {
    const { operationName, variables } = asked;
    const document = this.read(this.documents.textOf(asked) ?? '');
    const operation = operationIn(document, operationName);
    const variableValues = variables ?? {};
    const { schema } = this;
    demandWithinLimits({ schema, document, operation, variables: variableValues }, this.options.limits);
    return { schema, document, variableValues, ...(operationName ? { operationName } : {}) };
  }

  private read(query: string): DocumentNode {
    let document: DocumentNode;
    try {
      document = parse(query, { maxLexicalTokens: this.options.limits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError)
        throw new Misunderstood([coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)]);
      throw error;
    }
    const hideSuggestions = this.options.explorer === 'off';
    const errors = validate(this.schema, document, this.rules, { hideSuggestions });
    if (errors.length > 0)
      throw new Misunderstood(
        errors.map((error) => coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED)),
      );
    return document;
  }
}

function operationIn(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  const message = name
    ? `Unknown operation named "${name}".`
    : 'The document has several operations: set operationName.';
  throw new Misunderstood([
    coded(new GraphQLError(message), ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE),
  ]);
}

const coded = (error: GraphQLError, code: ApolloServerErrorCode): GraphQLError =>
  new GraphQLError(error.message, {
    ...(error.nodes === undefined ? {} : { nodes: error.nodes }),
    ...(error.source === undefined ? {} : { source: error.source }),
    ...(error.positions === undefined ? {} : { positions: error.positions }),
    extensions: { code },
  });
