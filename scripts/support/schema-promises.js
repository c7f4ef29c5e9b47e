// What the released schema promised and the present one no longer keeps. A thing may go once a release has
// carried it as deprecated; until then clients that were built on the release must go on working.
import {
  GraphQLSchema,
  buildASTSchema,
  buildSchema,
  findBreakingChanges,
  isObjectType,
  parse,
  visit,
} from 'graphql';

/** One line for each broken promise; none when all are kept. */
export function brokenPromises(released, present) {
  return findBreakingChanges(stillPromised(released), buildSchema(present)).map(
    ({ description }) => description,
  );
}

/** The released schema without what it said would go, and without the types that only served that. */
function stillPromised(released) {
  const schema = buildASTSchema(
    visit(parse(released), { enter: (node) => (isDeprecated(node) ? null : undefined) }),
    {
      assumeValid: true,
    },
  );
  return new GraphQLSchema({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
    directives: schema.getDirectives(),
    // Reached through the interface only.
    types: Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().length > 0,
    ),
    assumeValid: true,
  });
}

function isDeprecated(node) {
  return node.directives?.some(({ name }) => name.value === 'deprecated') ?? false;
}
