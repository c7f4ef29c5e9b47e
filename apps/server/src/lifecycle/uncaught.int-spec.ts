import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { classify } from './uncaught.js';

const CLIENT = '/somewhere/node_modules/@eventstore/db-client/dist/streams/appendToStream/batchAppend.js';
/** What the client does with a reply nobody waits for. */
const LATE_REPLY = '{ const bank = new Map(); const [resolve, reject] = bank.get(1); }';

function thrownBy(code: string, filename: string): unknown {
  try {
    new Script(code, { filename }).runInThisContext();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('an uncaught error', () => {
  it('is the late reply of an append if it comes from exactly that place of the client', () => {
    expect(classify(thrownBy(LATE_REPLY, CLIENT))).toBe('late-append-reply');
  });

  it('is not a late reply if the same error is thrown elsewhere', () => {
    expect(classify(thrownBy(LATE_REPLY, CLIENT.replace('batchAppend', 'append')))).toBe('unknown');
    expect(classify(thrownBy(LATE_REPLY, '/somewhere/sessions.js'))).toBe('unknown');
  });

  it('is not a late reply if another error is thrown in that place', () => {
    expect(classify(thrownBy('null.answer', CLIENT))).toBe('unknown');
    expect(classify(thrownBy('throw new Error("undefined is not iterable")', CLIENT))).toBe('unknown');
  });

  it('is a broken socket by its code', () => {
    expect(classify(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe('broken-socket');
    expect(classify(Object.assign(new Error('read'), { code: 'ENOENT' }))).toBe('unknown');
  });

  it('is unknown if it is not an error at all', () => {
    expect([classify('undefined is not iterable'), classify(undefined)]).toEqual(['unknown', 'unknown']);
  });
});

/** A process with the server's handlers in which `happening` happens; it ends with 42 if it survives that for so long. */
function aProcessWhere(happening: string, milliseconds = 300) {
  const built = (path: string): string =>
    pathToFileURL(join(import.meta.dirname, '../../../../dist/apps/server/src', path)).href;
  const script = `
    import vm from 'node:vm';
    import { openLog } from '${built('observability/log.js')}';
    import { Shutdown } from '${built('lifecycle/shutdown.js')}';
    import { surviveUncaught } from '${built('lifecycle/uncaught.js')}';
    const log = openLog({ log: { level: 'info' } });
    const shutdown = new Shutdown(5000, log);
    shutdown.during('close-store', 'store', () => log.info('the store is closed'));
    surviveUncaught(shutdown, log, (code) => process.exit(code));
    const lateReply = () => vm.runInThisContext(${JSON.stringify(LATE_REPLY)}, { filename: ${JSON.stringify(CLIENT)} });
    setTimeout(() => process.exit(42), ${milliseconds});
    setImmediate(() => { ${happening} });`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

describe('a server', () => {
  it('survives the late reply of an append', () => {
    const { status, stdout } = aProcessWhere('lateReply()');
    expect(status).toBe(42);
    expect(stdout).toContain('"kind":"late-append-reply"');
  });

  it('survives a rejection nobody waited for, and logs it', () => {
    const { status, stdout } = aProcessWhere('Promise.reject(new Error("unheard"))');
    expect(status).toBe(42);
    expect(stdout).toContain('unhandled rejection');
  });

  it('stops in order, with 1, on any other uncaught exception, whose message stays out of the log', () => {
    // Longer than any machine takes to stop it.
    const { status, stdout } = aProcessWhere('throw new Error("a secret card")', 60_000);
    expect(status).toBe(1);
    expect(stdout).toContain('the store is closed');
    expect(stdout).not.toContain('a secret card');
  });
});
