// Serves the explorer to a browser that opens the GraphQL path: one page that makes no request to other
// hosts.
import type { ApolloServerPlugin } from '@apollo/server';
import { explorerPage } from '../options/project-files.js';

export const explorer: ApolloServerPlugin = {
  serverWillStart() {
    const html = explorerPage();
    return Promise.resolve({ renderLandingPage: () => Promise.resolve({ html }) });
  },
};
