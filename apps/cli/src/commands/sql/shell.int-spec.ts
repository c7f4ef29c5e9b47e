// The shell at a terminal: real keys, a real prompt, a real file of facts.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { FACTS_FILE, FactsFile } from '#analytics';
import { promptsOn } from '../../command/prompts.js';
import { sql } from './sql.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  (await FactsFile.open(join(folder, FACTS_FILE))).close();
});

const UP = '\u001b[A';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ENTER = '\r';
const PROMPT = 'pentaland> ';

/** A terminal with a shell in it. */
function sitting() {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const screen = new PassThrough();
  let shown = '';
  let looked = 0;
  screen.setEncoding('utf8').on('data', (text: string) => (shown += text));
  const print = (line: string) => void screen.write(`${line}\n`);
  const code = sql.run(['--as-it-is'], {
    environment: { PENTALAND_DATA_DIR: folder },
    out: print,
    err: print,
    prompts: (history) => promptsOn(keyboard, screen, history),
  });
  return {
    code,
    /** Types, and waits until this is shown that was not shown before. */
    types: async (keys: string, until: string): Promise<string> => {
      keyboard.write(keys);
      for (;;) {
        const found = stripVTControlCharacters(shown).indexOf(until, looked);
        const all = stripVTControlCharacters(shown);
        if (found !== -1) {
          const seen = all.slice(looked, found + until.length);
          looked = found + until.length;
          return seen;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

it('asks with a prompt, takes several lines until the semicolon, and ends at .quit', async () => {
  const { code, types } = sitting();
  expect(await types('', PROMPT)).toContain('Questions end with a semicolon');
  await types(`SELECT 40 + 2 AS answer,${ENTER}`, '...> ');
  expect(await types(`'x' AS word;${ENTER}`, `42      x\n`)).toContain('answer  word');
  await types('', PROMPT);
  expect(await types(`SELECT nonsense;${ENTER}`, PROMPT)).toMatch(/Binder Error: .*nonsense.*\.\n/);
  expect(await types(`.tables${ENTER}`, PROMPT)).toContain('life_by_turn');
  await types(`.quit${ENTER}`, '\n');
  expect(await code).toBe(0);
});

it('Ctrl-C forgets what is typed, and interrupts a question; Ctrl-D ends', async () => {
  const { code, types } = sitting();
  await types('', PROMPT);
  await types(`SELECT 'not${ENTER}`, '...> ');
  await types(`finished${CTRL_C}`, PROMPT);
  expect(await types(`SELECT 8 * 8 AS n;${ENTER}`, '64\n')).not.toContain('Error');
  await types('', PROMPT);
  await types(`SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b;${ENTER}`, 'b;');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await types(CTRL_C, 'It was interrupted.');
  await types('', PROMPT);
  await types(CTRL_D, '');
  expect(await code).toBe(0);
});

it('the arrow keys bring back what was typed, in an earlier shell too', async () => {
  const first = sitting();
  await first.types('', PROMPT);
  await first.types(`SELECT 6 * 111 AS n;${ENTER}`, '666\n');
  await first.types(`.quit${ENTER}`, '.quit');
  await first.code;
  const history = join(folder, 'sql-history');
  expect(readFileSync(history, 'utf8')).toContain('SELECT 6 * 111 AS n;\n.quit\n');
  expect(statSync(history).mode & 0o777).toBe(0o600);
  const second = sitting();
  await second.types('', PROMPT);
  expect(await second.types(`${UP}${UP}${ENTER}`, '666\n')).toContain('SELECT 6 * 111 AS n;');
  await second.types(`.quit${ENTER}`, '.quit');
  await second.code;
});

it('is no shell where nothing is a terminal', () => {
  expect(promptsOn(new PassThrough(), new PassThrough(), [])).toBeUndefined();
});
