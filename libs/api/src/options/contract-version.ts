/** The version of schema.graphql, which says it too. CONTRIBUTING.md, 'The contract', says when it rises. */
export const CONTRACT_VERSION = 1;
