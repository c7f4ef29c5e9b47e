// Importing the comprehensive rules, from a made-up file of the official form.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServerProcess } from '#testkit/server/server-process';
import { ruleTexts } from '../../../../server/src/rules/rule-texts.js';
import { importedRules } from '../../../../server/src/rules/rules-file.js';
import { dispatch } from '../../dispatch.js';
import { RULES_COMMANDS } from './index.js';

/** The game of Tiny, which nobody plays. */
const TINY = `Tiny: The Game Comprehensive Rules

These rules are effective as of May 4, 2031.

Introduction

This document is about Tiny. Rule 100.1 is its first.

Contents

1. Ideas
100. General
101. Stones
Glossary
Credits

1. Ideas

100. General

100.1. Tiny is played with stones.

100.1a A stone is round. (See rule 101, “Stones.”)
Example: A pebble is a stone.
Example: A brick is none.

101. Stones

101.1. Nobody throws stones.
They may be skipped.

Glossary

Stone
See rule 101, “Stones.”

Credits

Nobody.
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function imported(text: string | Uint8Array, dataDir: string) {
  const file = join(folder, `file-${(count += 1)}.txt`);
  writeFileSync(file, text);
  return { file, ...(await run(dataDir, file)) };
}
async function run(dataDir: string, file: string) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await dispatch(RULES_COMMANDS, ['rules', 'import', file], {
    environment: { PENTALAND_DATA_DIR: join(folder, dataDir) },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
const stored = (dataDir: string): string => join(folder, dataDir, 'comprehensive-rules.json');

describe('pentaland rules import', () => {
  it('reads the rules with their examples, and tells how many there are', async () => {
    const { code, out } = await imported(TINY, 'tiny');
    expect([code, out]).toEqual([0, '3 rules in 2 sections, effective as of May 4, 2031.']);
    const { rule } = ruleTexts(importedRules(join(folder, 'tiny')));
    expect(rule('cr 100.1a')).toEqual({
      document: 'cr',
      number: '100.1a',
      text: 'A stone is round. (See rule 101, “Stones.”)',
      examples: ['A pebble is a stone.', 'A brick is none.'],
      effective: 'May 4, 2031',
      within: '100.1',
      below: [],
    });
    expect(rule('100.1')).toMatchObject({ within: '100', below: ['100.1a'] });
    expect(rule('cr 101')).toMatchObject({ text: 'Stones', within: null, below: ['101.1'] });
    expect(rule('cr 101.1.')).toMatchObject({ text: 'Nobody throws stones.\nThey may be skipped.' });
    for (const none of [
      'cr 100.1b',
      'cr 999.1',
      '',
      'cr ',
      'cr2011 103.4b',
      'ninth p.15',
      'Glossary',
      '__proto__',
    ])
      expect([none, rule(none)]).toEqual([none, undefined]);
  });

  it('lets a server that plays in that folder answer them', async () => {
    await imported(TINY, 'served');
    const server = await ServerProcess.start({ PENTALAND_DATA_DIR: join(folder, 'served') });
    try {
      const asked = {
        query:
          '{ rule(number: "cr 100.1a") { document citation text examples effective within } rules(text: "skipped") { citation } }',
      };
      const answer = await fetch(server.graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      expect(await answer.json()).toEqual({
        data: {
          rule: {
            document: 'CR',
            citation: 'cr 100.1a',
            text: 'A stone is round. (See rule 101, “Stones.”)',
            examples: ['A pebble is a stone.', 'A brick is none.'],
            effective: 'May 4, 2031',
            within: '100.1',
          },
          rules: [{ citation: 'cr 101.1' }],
        },
      });
    } finally {
      await server.dispose();
    }
  });

  it('reads other line ends and a byte-order mark alike', async () => {
    for (const text of [TINY.replaceAll('\n', '\r\n'), TINY.replaceAll('\n', '\r'), `\uFEFF${TINY}`]) {
      expect((await imported(text, 'other')).code).toBe(0);
      expect(importedRules(join(folder, 'other'))).toEqual(importedRules(join(folder, 'tiny')));
    }
  });

  it.each([
    ['no such file', 'no numbered rule', 'A shopping list.\n1. Eggs\n'],
    ['nothing', 'no numbered rule', ''],
    ['an end that is missing', "ends without its 'Glossary'", TINY.slice(0, TINY.lastIndexOf('Glossary'))],
    [
      'a rule twice',
      'line 31: rule 101.1 stands there twice',
      TINY.replace('\nGlossary\n\nStone', '101.1. Again.\nGlossary\n\nStone'),
    ],
    ['a line too long', 'more than 20000 characters', TINY.replace('round', 'x'.repeat(20_001))],
    ['text that is not UTF-8', 'it is not UTF-8', Buffer.from(TINY.replace('round', 'rond é'), 'latin1')],
    ['too many bytes', 'more than 8000000 bytes', `${TINY}${' '.repeat(8_000_000)}`],
    [
      'too many rules',
      'more than 20000 rules',
      TINY.replace(
        '101. Stones\n\n101.1',
        Array.from(
          { length: 20_100 },
          (_, nth) => `${100 + (nth % 900)}.${2 + Math.floor(nth / 900)}. A rule.`,
        ).join('\n') + '\n101.1',
      ),
    ],
  ])('refuses %s, and keeps what was imported', async (_, why, text) => {
    await imported(TINY, 'kept');
    const before = readFileSync(stored('kept'), 'utf8');
    const { code, err, file } = await imported(text, 'kept');
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    expect(err).toContain(file);
    expect(readFileSync(stored('kept'), 'utf8')).toBe(before);
    expect((await imported(text, 'none')).code).toBe(1);
    expect(existsSync(stored('none'))).toBe(false);
  });

  it('refuses a file that is not there', async () => {
    expect(await run('kept', join(folder, 'absent.txt'))).toMatchObject({ code: 1 });
  });

  it('a stored file that is damaged says what to do', async () => {
    await imported(TINY, 'damaged');
    for (const damage of ['{', '{"format":"pentaland-rules/0"}', '[]']) {
      writeFileSync(stored('damaged'), damage);
      expect(() => importedRules(join(folder, 'damaged'))).toThrow('import the rules again, or delete it');
    }
  });
});

describe('a rule', () => {
  it('of a ruleset of Mental Magic is there without an import, in our words', () => {
    const { rule } = ruleTexts(undefined);
    expect(rule('pentaland 705.4a')).toMatchObject({ document: 'pentaland', within: '705.4', below: [] });
    expect(rule('utopia 904.5')?.below).toEqual(['904.5a', '904.5b', '904.5c', '904.5d', '904.5e', '904.5f']);
    expect(rule('war-zone Dual Libraries and Graveyards')?.text).toMatch(/two libraries/);
    expect(rule('cr 601.2c')).toBeUndefined();
    expect(rule('war-zone constructor')).toBeUndefined();
  });
});
