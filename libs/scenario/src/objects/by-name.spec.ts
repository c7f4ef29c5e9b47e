// Objects found by name, held against going through every zone for each of them, as it used to be done.
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { hashText } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameState, ObjectId, Terms } from '#rules';
import { playGame } from '#simulation';
import { POOL } from '#testkit/pool/cards';
import { ZONE_NAMES, type ZoneWord } from '../format/words.js';
import { findObjects, objectsIn } from './find.js';
import { isCalled, isNowCalled, namesOf } from './names.js';

/** Of so many decisions one is looked at. */
const EVERY = 11;

function plainly(state: GameState, kind: ZoneWord, name: string): readonly ObjectId[] {
  const all = objectsIn(state, kind).filter((id) => isCalled(state, id, name));
  return [
    ...all.filter((id) => isNowCalled(state, id, name)),
    ...all.filter((id) => !isNowCalled(state, id, name)),
  ];
}

/** Where the two differ, in a game of bots; and how many names were looked for. */
function differences(ruleset: Terms['ruleset']) {
  const faults: string[] = [];
  let asked = 0;
  let decisions = 0;
  const played = playGame({
    seed: `by name in ${ruleset}`,
    cards: { catalogue: hashText('by name'), definitions: POOL },
    variants: MENTAL_MAGIC,
    bots: [uniformBot, uniformBot],
    terms: { ruleset, librarySize: ruleset === 'pentaland' ? 300 : 60 },
    mostDecisions: 200,
    watch(state) {
      decisions += 1;
      if (decisions % EVERY !== 0) return;
      for (const kind of ZONE_NAMES.filter((one) => one !== 'stack')) {
        const names = new Set(objectsIn(state, kind).flatMap((id) => namesOf(state, id)));
        for (const name of [...names].slice(0, 20)) {
          asked += 1;
          const found = findObjects(state, ['A', 'B'], `${kind}:${name}`);
          const expected = plainly(state, kind, name);
          if (found.join() !== expected.join())
            faults.push(`${kind}: ${name} is ${found.join()}, and looked for ${expected.join()}`);
        }
      }
    },
  });
  if (!played.ok) throw new Error(played.error.why);
  return { faults, asked };
}

describe('objects by name', () => {
  it.each(['magic', 'pentaland', 'utopia', 'war-zone'] as const)(
    'are those found by a walk through the zone, in the same order (%s)',
    (ruleset) => {
      const { faults, asked } = differences(ruleset);
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
  );
});
