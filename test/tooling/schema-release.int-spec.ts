// The check that keeps the contract's promises, run as `npm run check` runs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The broken promises, a line each, without the advice. */
function check(released: string, present: string): readonly string[] {
  const files = [join(folder, 'released.graphql'), join(folder, 'present.graphql')] as const;
  writeFileSync(files[0], released);
  writeFileSync(files[1], present);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/schema-release.js'), '--check', ...files],
    { encoding: 'utf8' },
  );
  const lines = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines.map((line) => line.replace(/ Bring it back.*$/, ''));
}

describe('the released schema is kept', () => {
  it('when things are added', () => {
    expect(
      check(
        'type Query { a: Int } enum E { X }',
        'type Query { a(n: Int): Int b: E } enum E { X Y } type T { c: Int }',
      ),
    ).toEqual([]);
  });

  it('when a field, an argument, a value or an input field goes that the release had deprecated', () => {
    const released = `
      type Query { a(n: Int, m: Int @deprecated): Int b: Int @deprecated c(i: I): E }
      enum E { X Y @deprecated }
      input I { p: Int q: Int @deprecated }`;
    const present = 'type Query { a(n: Int): Int c(i: I): E } enum E { X } input I { p: Int }';
    expect(check(released, present)).toEqual([]);
  });

  it('when a type goes that only a deprecated field led to', () => {
    expect(
      check('type Query { a: Int b: Old @deprecated } type Old { c: Int }', 'type Query { a: Int }'),
    ).toEqual([]);
  });
});

describe('the released schema is broken', () => {
  it.each([
    ['a field', 'type Query { a: Int b: Int }', 'type Query { a: Int }', 'Query.b was removed.'],
    ['an argument', 'type Query { a(n: Int): Int }', 'type Query { a: Int }', 'Query.a arg n was removed.'],
    [
      'an enum value',
      'type Query { a: E } enum E { X Y }',
      'type Query { a: E } enum E { X }',
      'Y was removed from enum type E.',
    ],
    [
      'a type',
      'type Query { a: Int t: T } type T { b: Int }',
      'type Query { a: Int t: Int }',
      'T was removed.',
    ],
    [
      'an implementation of an interface',
      'type Query { n: N } interface N { a: Int } type T implements N { a: Int }',
      'type Query { n: N } interface N { a: Int }',
      'T was removed.',
    ],
  ])('when %s goes that was not deprecated', (_what, released, present, promise) => {
    expect(check(released, present)).toContain(promise);
  });

  it('when something was deprecated only after the release, and has gone already', () => {
    const present = 'type Query { a: Int }';
    expect(check('type Query { a: Int b: Int }', present)).toEqual(['Query.b was removed.']);
  });

  it('when a new argument is required', () => {
    expect(check('type Query { a: Int }', 'type Query { a(n: Int!): Int }')).toEqual([
      'A required arg n on Query.a was added.',
    ]);
  });
});
