// Every refusal and error that a page can meet has a sentence in each language; what it says beside that is the server's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';
import { de } from '../../apps/web/src/refusals/de.js';
import { en } from '../../apps/web/src/refusals/en.js';
import { ERROR_CODES } from '../../apps/web/src/refusals/error-codes.js';
import { fr } from '../../apps/web/src/refusals/fr.js';
import { saidIn } from '../../apps/web/src/refusals/said-in.js';

const ROOT = join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
/** The first column of the table of errors. */
const documented = (): string[] => {
  const [, page = ''] = readFileSync(join(ROOT, 'docs/api.md'), 'utf8').split('\n## Errors\n');
  const [table = ''] = page.split('\n## ');
  const cells = table
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return cells
    .flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, code = '']) => code))
    .filter((code) => code !== 'code');
};

const LANGUAGES = { en, de, fr };
const MET = [...new Set([...valuesOf('RefusalCode'), ...valuesOf('AccountRefusalCode'), ...documented()])];

/** A refusal that only states a fact, and why it tells no next step. */
const NOTHING_TO_DO = {
  ALREADY_ACCEPTED: 'it is done',
  ALREADY_SEATED: 'it is done',
  APPEAL_FINAL: 'it is final',
  GAME_OVER: 'the game takes no command any more',
  IS_CHALLENGE: 'it says what the ruling needs',
  NOT_APPEALED: 'the ruling stands',
  NOT_A_PARTY: 'nobody becomes a player of a game that is played',
  NOT_BY_CONSENT: 'the terms decide it',
  NOT_DUE: 'the server asks for it when it is due',
  TOO_MANY: 'the bound is for ever',
  TOO_MANY_CALLS: 'the bound is for ever',
};

describe('what a server refuses', () => {
  it('has a sentence for every code, and no other, in each language', () => {
    expect(MET.length).toBeGreaterThan(100);
    for (const words of Object.values(LANGUAGES))
      expect(Object.keys(words).toSorted()).toEqual(MET.toSorted());
  });

  it('is said in sentences that are not those of another language', () => {
    for (const code of MET as (keyof typeof en)[]) {
      const sentences = [en[code], de[code], fr[code]];
      expect([code, new Set(sentences).size]).toEqual([code, 3]);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('tells what to do next, except where nothing can be done', () => {
    const factsAlone = (words: Readonly<Record<string, string>>): string[] =>
      Object.keys(words).filter((code) => !/[.;:] ?\S/u.test((words[code] ?? '').replaceAll(' ;', ';')));
    for (const words of Object.values(LANGUAGES))
      expect(factsAlone(words).toSorted()).toEqual(Object.keys(NOTHING_TO_DO).toSorted());
  });

  it('has the codes of errors that the page on the API lists', () => {
    expect([...ERROR_CODES].toSorted()).toEqual(documented().toSorted());
  });

  it('is said in the chosen language, with the words of the server where they say more', () => {
    const refused = { code: 'ILLEGAL_ANSWER', message: 'That name is used.' };
    expect(saidIn(LANGUAGES, 'de', refused)).toEqual({
      sentence: de.ILLEGAL_ANSWER,
      detail: 'That name is used.',
    });
    expect(saidIn(LANGUAGES, 'fr', { code: 'GAME_FULL', message: 'All seats are taken.' })).toEqual({
      sentence: fr.GAME_FULL,
    });
    expect(saidIn(LANGUAGES, 'en', refused)).toEqual({ sentence: 'That name is used.' });
    expect(saidIn(LANGUAGES, 'en', { code: 'GAME_FULL', message: '' })).toEqual({ sentence: en.GAME_FULL });
  });

  it('is said in the English of the server, where the page is older or its words are not there yet', () => {
    const newer = { code: 'TOO_LOUD', message: 'Speak more quietly.' };
    expect(saidIn(LANGUAGES, 'de', newer)).toEqual({ sentence: 'Speak more quietly.' });
    expect(saidIn({}, 'fr', newer)).toEqual({ sentence: 'Speak more quietly.' });
    expect(saidIn(LANGUAGES, 'de', { code: 'constructor', message: 'No.' })).toEqual({ sentence: 'No.' });
    expect(saidIn({}, 'de', { code: 'GAME_FULL', message: '' })).toBeUndefined();
  });
});
