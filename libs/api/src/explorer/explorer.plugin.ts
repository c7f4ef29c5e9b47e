// The explorer: what a browser gets that opens the path of GraphQL. One page without a request to anywhere else.
import type { ApolloServerPlugin } from '@apollo/server';
import { explorerPage } from '../project-files.js';

export const explorer: ApolloServerPlugin = {
  serverWillStart() {
    const html = explorerPage();
    return Promise.resolve({ renderLandingPage: () => Promise.resolve({ html }) });
  },
};
