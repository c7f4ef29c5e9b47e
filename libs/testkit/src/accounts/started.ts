// Account nodes that a spec starts, stopped after each test.
import { afterEach } from '@jest/globals';
import { Node, type Setting } from './world.js';

/** Call once in a spec. */
export function startingAccounts(): (setting?: Setting) => Promise<Node> {
  const nodes: Node[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) {
      await node.stop();
      await node.store.close();
    }
  });
  return async (setting) => {
    const node = await Node.start(setting);
    nodes.push(node);
    return node;
  };
}
