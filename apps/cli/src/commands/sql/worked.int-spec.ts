// The worked questions of docs/analytics.md, asked about the sample that its command makes.
// `PENTALAND_WORKED=write npm test -- apps/cli/src/commands/sql/worked` writes the answers into the page.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, FACTS_FILE } from '#analytics';
import { EXIT } from '../../command/command.js';
import { simulate } from '../simulate/simulate.js';
import { FORMS } from './forms.js';

const PAGE = join(import.meta.dirname, '../../../../../docs/analytics.md');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-worked-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(PAGE, 'utf8');
const [, command = ''] = /```bash sample\nnpx pentaland simulate (.*)\n```/.exec(page) ?? [];
const BLOCK = /### (\d+\. .*)\n\n.*\n\n```sql worked\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;
const worked = [...page.matchAll(BLOCK)].map(([, title = '', question = '', answer = '']) => ({
  ...{ title, question, answer },
}));

const answered = async (question: string): Promise<string> => {
  const lines = FORMS.table(await ask(join(folder, FACTS_FILE), question));
  return lines.map((line) => `${line}\n`).join('');
};

beforeAll(async () => {
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const terminal = { environment: { PENTALAND_DATA_DIR: folder }, out: print, err: print };
  expect([await simulate.run(command.split(' '), terminal), said]).toEqual([EXIT.ok, expect.anything()]);
  if (process.env['PENTALAND_WORKED'] !== 'write') return;
  let written = page;
  for (const { question, answer } of worked) {
    const block = `\`\`\`sql worked\n${question}\`\`\`\n\n\`\`\`text\n`;
    written = written.replace(`${block}${answer}`, () => block);
    const now = await answered(question);
    written = written.replace(block, () => `${block}${now}`);
  }
  writeFileSync(PAGE, written);
}, 600_000);

describe('the worked questions of docs/analytics.md', () => {
  it('are ten', () => {
    expect(worked).toHaveLength(10);
  });

  it.each(worked.map(({ title, question, answer }) => [title, question, answer] as const))(
    '%s',
    async (_, question, answer) => {
      expect(await answered(question)).toBe(answer);
    },
  );
});
