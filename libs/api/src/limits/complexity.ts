// The complexity of an operation: every object that it can return counts one, and objects below a page count
// once for each item of the page. Each fragment is weighed once, so that the weighing itself stays fast.
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { LONGEST_PAGE } from './page.js';

/** Fields that cost more than the object they return. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'Query.game': 5,
  'Game.view': 100,
  'LegalActions.plays': 5,
  'LegalActions.lackingMana': 10,
  'Game.notes': 20,
  'Game.chat': 20,
  'Game.annotations': 20,
  'Query.openGames': 20,
  // As many entries as there can be.
  'Query.lastEntries': 200,
  'LastEntries.view': 100,
  'Query.card': 5,
  'Query.cards': 20,
  'Query.rules': 10,
  'GameEyes.view': 100,
  'GameEyes.feed': 20,
  'Query.replay': 20,
  'Query.shareGame': 5,
  'Query.sharedGame': 5,
  'SharedGame.replay': 20,
  'Replay.outline': 100,
  'Replay.view': 100,
  'Replay.scenario': 100,
  'Replay.feed': 20,
  'Replay.samePosition': 100,
  'OpenedGame.view': 100,
  'OpenedGame.log': 20,
  'OpenedGame.verification': 200,
  'OpenedGame.proof': 100,
  'ReferredGame.referral': 10,
  'Query.dispute': 20,
  'Query.previewRuling': 200,
  'Query.disputesOf': 100,
  'Query.judgeQueue': 20,
  'Query.sideBySide': 300,
  'Query.sameCard': 50,
  'Query.whoKnewCard': 50,
  'Query.whoKnewName': 100,
  'Query.whoWasTold': 50,
  'Query.knewAt': 100,
  'Query.couldDo': 200,
  'Query.whyNot': 100,
  'WhatIf.view': 100,
  'WhatIf.couldDo': 100,
  'Mutation.openWhatIf': 100,
  'Mutation.actInWhatIf': 50,
  'Mutation.goBackInWhatIf': 50,
  'Query.consistency': 100,
  'SamePosition.results': 20,
  'SamePosition.next': 20,
  'SamePosition.games': 20,
  'Statistics.games': 20,
  'Statistics.results': 20,
  'Statistics.played': 20,
  'Statistics.months': 20,
  'Statistics.cards': 20,
  'Statistics.names': 20,
  'Statistics.namedAs': 20,
  'Statistics.costs': 20,
  'Statistics.openings': 20,
  'Statistics.matchups': 20,
  'Statistics.lengths': 20,
  'Statistics.turns': 20,
  'Statistics.thinking': 20,
  'Statistics.mulligans': 20,
  'Statistics.playersOf': 50,
  'Mutation.register': 50,
  // It folds the log of the game before.
  'Mutation.forkGame': 50,
  'Mutation.login': 50,
};

export interface Weighed {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Complexity {
  readonly weight: number;
  /** True if the weight is the same for all variables. */
  readonly isSteady: boolean;
}

export function complexityOf({ schema, operation, fragments, variables }: Weighed): Complexity {
  const weighedFragments = new Map<string, number>();
  let isSteady = true;

  const ofFragment = (name: string): number => {
    const known = weighedFragments.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return 0;
    const weight = ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    weighedFragments.set(name, weight);
    return weight;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): number => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0;
    // __typename, or introspection, which has a limit of its own.
    if (node.name.value.startsWith('__')) return 0;
    const field = parent.getFields()[node.name.value];
    if (field === undefined) return 0;
    const type = getNamedType(field.type);
    // It is the same for a page of any length.
    if (type.name === 'PageInfo') return 0;
    const weight = WEIGHTS[`${parent.name}.${field.name}`] ?? (isCompositeType(type) ? 1 : 0);
    const below = node.selectionSet === undefined ? 0 : ofSelections(node.selectionSet, type);
    const page = pageGiven(node);
    if (page?.kind === Kind.VARIABLE) isSteady = false;
    return weight + pageLength(page, field, variables) * below;
  };

  const ofSelections = (set: SelectionSetNode, parent: GraphQLNamedType | undefined): number => {
    let sum = 0;
    for (const selection of set.selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          sum += ofField(selection, parent);
          break;
        case Kind.FRAGMENT_SPREAD:
          sum += ofFragment(selection.name.value);
          break;
        case Kind.INLINE_FRAGMENT: {
          const condition = selection.typeCondition?.name.value;
          sum += ofSelections(
            selection.selectionSet,
            condition === undefined ? parent : schema.getType(condition),
          );
          break;
        }
      }
    }
    return sum;
  };

  const weight = ofSelections(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
  return { weight, isSteady };
}

const pageGiven = ({ arguments: given = [] }: FieldNode): ValueNode | undefined =>
  given.find(({ name }) => name.value === 'first')?.value;

/** The most items a field may return: its `first`, but at most the longest page. */
function pageLength(
  given: ValueNode | undefined,
  field: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
): number {
  const declared = field.args.find(({ name }) => name === 'first');
  if (declared === undefined) return 1;
  const value =
    given?.kind === Kind.INT
      ? Number(given.value)
      : given?.kind === Kind.VARIABLE
        ? variables[given.name.value]
        : undefined;
  const first = typeof value === 'number' ? value : declared.defaultValue;
  return typeof first === 'number' ? Math.min(Math.max(first, 1), LONGEST_PAGE) : LONGEST_PAGE;
}
