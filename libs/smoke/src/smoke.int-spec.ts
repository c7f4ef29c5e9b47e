// Complete cards of the catalogue, played: every four hundredth in npm test, as many as wanted with SMOKE=1 (all) or
// SMOKE=40 (every fortieth). What the games did not come to is listed by name; a card that breaks off or does what its
// words do not say is a fault, wherever it stands.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { compileCard } from '#oracle';
import { smoked, type Smoke } from './index.js';

const EACH = Number(process.env['SMOKE'] ?? 400);
const UNTRIED = 'libs/smoke/untried.txt';

const tried = new Map<string, Smoke>();
beforeAll(() => {
  const complete = readMtgjson3(embeddedCards()).cards.filter((_, index) => index % EACH === 0);
  for (const card of complete) {
    const { definition, status, faces } = compileCard(card);
    if (status !== 'complete') continue;
    const lines = faces.map((face) => face.lines.flatMap((line) => ('failed' in line ? [] : [line])));
    tried.set(card.name, smoked(definition, lines));
  }
}, 36_000_000);

describe('complete cards, played', () => {
  it('do nothing that their words do not say, and never break off', () => {
    const faulty = [...tried].filter(([, { faults }]) => faults.length > 0);
    expect(Object.fromEntries(faulty.map(([name, { faults }]) => [name, faults]))).toEqual({});
    expect(tried.size).toBeGreaterThan(10);
  });

  it('do all that their words say, and each field of their nodes is read, but for those listed', () => {
    const listed = new Set(readFileSync(UNTRIED, 'utf8').trim().split('\n'));
    const missed = [...tried].filter(([name, { missed: what }]) => what.length > 0 && !listed.has(name));
    expect(Object.fromEntries(missed.map(([name, { missed: what }]) => [name, what]))).toEqual({});
  });
});
