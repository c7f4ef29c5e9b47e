import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { coresIn, coresOf, keptApart } from './cores.js';

describe('the cores of a bench', () => {
  it.each([
    ['0', [0]],
    ['0,1', [0, 1]],
    ['0-2,5', [0, 1, 2, 5]],
    ['1,4-5,7', [1, 4, 5, 7]],
  ])('%s are %p', (list, cores) => {
    expect(coresIn(list)).toEqual(cores);
  });

  it('are one each for a server and for the process that measures it, if there are two', () => {
    const before = coresOf(process.pid);
    const server = spawn('sleep', ['60']);
    const { pid = NaN } = server;
    try {
      const apart = keptApart(pid);
      const after = [coresOf(pid), coresOf(process.pid)];
      expect(apart).toBe(before.length > 1);
      expect(after).toEqual(apart ? [[before[0]], [before[1]]] : [before, before]);
    } finally {
      server.kill();
      if (before.length > 1) spawnSync('taskset', ['-acp', before.join(','), String(process.pid)]);
    }
  });

  it('do not exist for a process that does not exist', () => {
    expect(coresOf(2 ** 22 + 1)).toEqual([]);
  });
});
