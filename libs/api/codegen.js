// How schema.graphql becomes the types of the resolvers: enum values as unions of strings, members of unions with
// their names, every field of an answer said, and for the parents of fields the objects that resolvers hand on.
const parent = (name) => `../context/parents.js#${name}`;
const scalar = (name) => ({
  input: `../scalars/values.js#${name}`,
  output: `../scalars/values.js#${name}`,
});

export default {
  schema: 'schema.graphql',
  output: 'libs/api/src/generated/schema.ts',
  /** Of the plugins `typescript` and `typescript-resolvers`. */
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    immutableTypes: true,
    importExtension: '.js',
    maybeValue: 'T | null',
    inputMaybeValue: 'T | null | undefined',
    avoidOptionals: { field: true },
    resolversNonOptionalTypename: { unionMember: true },
    contextType: '../context/context.js#ApiContext',
    mappers: {
      Player: parent('PlayerParent'),
      Game: parent('GameParent'),
      LegalActions: parent('GameParent'),
      OpenedGame: parent('OpenedParent'),
      GameEyes: parent('EyesParent'),
      Replay: parent('ReplayParent'),
      WhatIf: parent('WhatIfParent'),
      Terms: parent('TermsParent'),
      Card: parent('FaceParent'),
      CardFace: parent('FaceParent'),
      Statistics: parent('StatisticsParent'),
      SamePosition: parent('SamePositionParent'),
    },
    strictScalars: true,
    scalars: {
      ID: { input: 'string', output: 'string' },
      Instant: { input: '../scalars/values.js#Instant', output: '../scalars/values.js#ShownInstant' },
      Json: scalar('Json'),
      Hash: scalar('Hash'),
      Cursor: { input: 'string', output: 'string' },
    },
  },
};
