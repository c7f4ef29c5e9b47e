import { describe, expect, it } from '@jest/globals';
import { clusterNodesIn } from './nodes.js';

describe('the nodes of a cluster', () => {
  it.each([
    ['esdb://a:1,b,c:3?tls=false', ['a:1', 'b:2113', 'c:3']],
    ['esdb://user:pa,ss@a,b/?tls=true', ['a:2113', 'b:2113']],
    ['esdb+discover://cluster.example:2222', ['cluster.example:2222']],
    ['esdb://user:pass@alone:2113?tls=false', []],
    ['', []],
  ])('in %s are %j', (url, nodes) => {
    expect(clusterNodesIn(url).map(({ host, port }) => `${host}:${port}`)).toEqual(nodes);
  });
});
