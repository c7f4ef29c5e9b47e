// The rules hold what all rulesets share. A file of them whose code names one variant's event, card or state says in
// its header why.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const RULES = join(import.meta.dirname, '../../libs/rules/src');
const VARIANT = /utopia|pentaland|war-?zone/i;
const TESTS = /\.(spec|int-spec)\.ts$|(^|\/)fixtures\//;

const headerOf = (text: string): string => /^(\/\/.*\n)*/.exec(text)?.[0] ?? '';
const codeOf = (text: string): string => text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '');
const isUnexplained = (text: string): boolean => VARIANT.test(codeOf(text)) && !VARIANT.test(headerOf(text));

it('a rules file that names one variant says why in its header', () => {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !TESTS.test(file),
  );
  const texts = files.map((file) => [file, readFileSync(join(RULES, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => VARIANT.test(codeOf(text))).length).toBeGreaterThan(10);
  expect(texts.flatMap(([file, text]) => (isUnexplained(text) ? [file] : []))).toEqual([]);
});

it.each([
  ['// Folds events.\nconst type = "UtopiaPlayed";\n', true],
  ['// Folds events.\n/** utopia 904.5 */\nconst type = "LandPlayed"; // of pentaland\n', false],
  ['// Folds events, those of utopia too.\nconst type = "UtopiaPlayed";\n', false],
])('%j lacks its reason: %s', (text, expected) => {
  expect(isUnexplained(text)).toBe(expected);
});
