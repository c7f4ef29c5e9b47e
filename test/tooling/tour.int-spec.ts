// The player of a document's blocks, on documents of its own, against `npm start`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-tour-'));
afterAll(() => rmSync(folder, { recursive: true }));

function play(...blocks: readonly (readonly [info: string, text: string])[]) {
  const document = join(folder, 'TOUR.md');
  writeFileSync(
    document,
    blocks.map(([info, text]) => `Words.\n\n\`\`\`${info}\n${text}\n\`\`\`\n`).join('\n'),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/gate/tour.js'), document],
    { encoding: 'utf8' },
  );
  const lines = stdout.trim().split('\n');
  return {
    status,
    verdict: lines.at(-1),
    failures: lines.filter((line) => line.startsWith('FAILED')),
  };
}

describe('the tour', () => {
  it('runs marked blocks in one session against a server of its own, at the printed address', () => {
    expect(
      play(
        ['bash tour', 'STATUS=$(curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1:3000/healthz)'],
        ['bash tour', 'echo "it is $STATUS"; curl -s "$URL/healthz"'],
        ['text tour', 'it is 200\n{"status":"…"}'],
        ['bash tour', 'curl -s localhost:$PORT/readyz'],
        ['json tour', '{ "status": "ready" }'],
        ['bash', 'this block is not marked'],
      ),
    ).toEqual({ status: 0, verdict: '4 passed, 0 failed', failures: [] });
  });

  it('fails on a command that fails in the middle, on different output, and on a block that ends the session', () => {
    const { status, verdict, failures } = play(
      ['bash tour', 'false\ntrue'],
      ['bash tour', 'echo one'],
      ['text tour', 'two'],
      ['bash tour', `echo '{"a": 1, "b": 2}'`],
      ['json tour', '{"a": 1}'],
      ['bash tour', 'true'],
      ['bash tour', 'exit 0'],
    );
    expect([status, verdict]).toEqual([1, '2 passed, 4 failed']);
    expect(failures).toHaveLength(4);
  });

  it('fails on a document with nothing to run', () => {
    expect(play(['bash', 'true'])).toMatchObject({ status: 1, verdict: '1 passed, 1 failed' });
  });
});
