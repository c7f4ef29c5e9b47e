// Finds the nodes in a connection string and checks whether any of them is reachable. If several can't agree
// on a leader, the client only says that it found none.
import { connect } from 'node:net';
import { left, type Moment } from './time.js';

export interface Node {
  readonly host: string;
  readonly port: number;
}

const USUAL_PORT = 2113;

/** The nodes that a cluster's connection string names; none if it names a single server. */
export function clusterNodesIn(url: string): Node[] {
  const [, scheme, addresses = ''] = /^\s*(esdb(?:\+discover)?):\/\/(?:[^@]*@)?([^?/]*)/.exec(url) ?? [];
  const nodes = addresses.split(',').flatMap((address) => {
    const [host = '', port] = address.trim().split(':', 2);
    return host === '' ? [] : [{ host, port: port === undefined ? USUAL_PORT : Number(port) }];
  });
  return nodes.length > 1 || scheme === 'esdb+discover' ? nodes : [];
}

/** True if one of them accepts a connection. */
export async function isAnyThere(nodes: readonly Node[], until: Moment): Promise<boolean> {
  const answers = await Promise.all(nodes.map((node) => isThere(node, until)));
  return answers.includes(true);
}

function isThere({ host, port }: Node, until: Moment): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: Math.max(1, left(until)) });
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
