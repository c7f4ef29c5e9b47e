import { describeLobbyIndex } from '#testkit/lobby/conformance';
import { MemoryLobbyIndex } from './index.js';

describeLobbyIndex('the lists in memory', () => {
  const index = new MemoryLobbyIndex();
  return { index, dispose: () => index.close() };
});
