// The check of the prose, run as `npm run check` runs it, on small projects with one fault each.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const SCRIPT = join(import.meta.dirname, '../../scripts/prose.js');
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** The faults of a project of these files. */
function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-prose-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

const DECISION =
  '# 1. Do it\n\n## Status\n\nA.\n\n## Context\n\nB.\n\n## Decision\n\nC.\n\n## Consequences\n\nD.\n';

describe('the check of the prose', () => {
  it('passes a project whose links lead somewhere', () => {
    expect(
      faultsOf({
        'README.md': '# A\n\nSee [it](docs/b.md#the-part-of-it) and [below](#a), and `libs/one`.\n',
        'docs/b.md': '# B\n\nText.\n\n## The part of `it`\n\n```md\n[no link](nowhere.md)\n```\n',
        'docs/decisions/0001-do-it.md': DECISION,
        'libs/one/index.ts': '// docs/b.md says more.\n',
        'schema.graphql':
          '"What can be asked."\ntype Query {\n  "A number."\n  a(\n    "Another."\n    n: Int\n  ): Int\n}\n',
      }),
    ).toEqual([]);
  });

  it('names dead links, to a file, to a heading, and in a source', () => {
    expect(
      faultsOf({
        'README.md': '# A\n\nSee [it](docs/c.md)\nand [that](docs/b.md#nothing).\n',
        'docs/b.md': '# B\n\n[Up](../README.md), [there](decisions/).\n',
        'libs/one.ts': '// docs/old.md says more.\n',
      }),
    ).toEqual([
      'README.md:3: the link to docs/c.md leads nowhere',
      'README.md:4: docs/b.md has no heading #nothing',
      'docs/b.md:3: the link to decisions/ leads nowhere',
      'libs/one.ts: there is no docs/old.md',
    ]);
  });

  it('names source files that a page names and that do not exist', () => {
    expect(
      faultsOf({
        'README.md': '# A\n\n`one.ts`, `a/one.ts`, `b/one.ts` and `two.js`, on `libs/a`.\n',
        'libs/a/one.ts': '',
      }),
    ).toEqual(['README.md: there is no file b/one.ts', 'README.md: there is no file two.js']);
  });

  it('names headings without a title and without text', () => {
    expect(
      faultsOf({ 'README.md': '# A\n\n## B\n\n### C\n\n## D\n\nText.\n\n##\n\nMore.\n\n## E\n' }),
    ).toEqual([
      "README.md:3: nothing stands under 'B'",
      "README.md:5: nothing stands under 'C'",
      'README.md:11: a heading has no title',
      "README.md:15: nothing stands under 'E'",
    ]);
  });

  it('names words that we do not write, in pages, in the schema and in the help text, but not in code', () => {
    expect(
      faultsOf({
        'README.md': '# A\n\nAll of it\nin one  go. `teh`\n\n```\nteh\n```\n',
        'schema.graphql': '"It is seperate."\ntype Query {\n  "One."\n  a: Int\n}\n',
        'apps/cli/bin/help.txt': 'We recieve it.\n',
      }),
    ).toEqual([
      "README.md:4: not 'in one go', but 'together'",
      "schema.graphql:1: not 'seperate', but 'separate'",
      "apps/cli/bin/help.txt:1: not 'recieve', but 'receive'",
      'README.md: apps/cli is not on the map',
    ]);
  });

  it('names decisions without their number or their four parts', () => {
    expect(
      faultsOf({
        'docs/decisions/0002-do-it.md': DECISION,
        'docs/decisions/0003-do-that.md': '# 3. Do that\n\n## Context\n\nB.\n\n## Status\n\nA.\n',
      }),
    ).toEqual([
      "docs/decisions/0002-do-it.md: the title has to begin with '2. '",
      'docs/decisions/0003-do-that.md: its headings have to be Status, Context, Decision, Consequences',
    ]);
  });

  it('names rooms that are not on the map of the README', () => {
    expect(
      faultsOf({
        'README.md': '# A\n\n`libs/one`\n',
        'libs/one/a.ts': '',
        'libs/two/a.ts': '',
        'apps/three/a.ts': '',
      }),
    ).toEqual(['README.md: apps/three is not on the map', 'README.md: libs/two is not on the map']);
  });

  it('names types, fields, values and arguments of the schema without a description', () => {
    expect(
      faultsOf({
        'schema.graphql': 'type Query {\n  a(n: Int): E\n}\n\n"Two."\nenum E {\n  "One."\n  X\n  Y\n}\n',
      }),
    ).toEqual([
      'schema.graphql: Query has no description',
      'schema.graphql: Query.a has no description',
      'schema.graphql: Query.a(n) has no description',
      'schema.graphql: E.Y has no description',
    ]);
  });
});
