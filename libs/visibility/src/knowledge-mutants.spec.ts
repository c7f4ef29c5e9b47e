// The record of who knew what has no source of truth but the views': whatever makes a viewer see more or
// longer changes the record alike. And a record that forgets to look is caught.
import { describe, expect, it } from '@jest/globals';
import { magicGame } from '#testkit/games/magic';
import { forgetting, foundWith, Gallery, KnowledgeRecord, permissions } from './fixtures/mutated.fixture.js';
import { disagreement } from './fixtures/recording.fixture.js';
import type { GameEvent } from '#rules';
import type { KnowledgeRecord as Kept } from './index.js';
import { SPECTATOR } from './viewers/viewer.js';

const LOGS: readonly (readonly GameEvent[])[] = [
  magicGame({ seed: 'secrets', decisions: 40, deck: 'secretive' }),
  magicGame({ seed: 'd', decisions: 60, deck: 'hiding' }),
  magicGame({ seed: 'utopia', decisions: 25, variant: 'utopia', deck: 'showing' }),
];
const INTACT = { Gallery, KnowledgeRecord };

/** How often anybody knew a card, over all games; fails where the record differs from the views. */
function knownInAll(): number {
  const found = LOGS.map((log) => disagreement(INTACT, log));
  expect(found.map((one) => one.found)).toEqual(LOGS.map(() => undefined));
  return found.reduce((sum, { known }) => sum + known, 0);
}

describe('a mutant that shows more shows it in the record as well', () => {
  const before = knownInAll();
  const yes = (): boolean => true;

  it.each([
    ['everyone sees into every zone', () => foundWith(permissions, 'seesInto', yes, knownInAll)],
    ['everyone sees what lies face down', () => foundWith(permissions, 'seesFaceDown', yes, knownInAll)],
    ['everyone sees what is covered', () => foundWith(permissions, 'seesCovered', yes, knownInAll)],
    ['everyone reads what is told to one seat', () => foundWith(permissions, 'mayReadFor', yes, knownInAll)],
    ['nobody ever forgets', () => foundWith(forgetting, 'forgetShown', () => undefined, knownInAll)],
  ])('%s', (_, known) => {
    expect(known()).toBeGreaterThan(before);
  });
});

describe('a record with a fault is caught by the comparison with the views', () => {
  /** A record that looks only at the events that `isSeen` lets through. */
  function blindTo(isSeen: (event: GameEvent) => boolean): typeof INTACT {
    class Blind extends KnowledgeRecord {
      override observe(...given: Parameters<Kept['observe']>): void {
        const [gallery, event, at] = given;
        if (isSeen(event)) super.observe(...given);
        else this.timeline.note(gallery, event, at);
      }
    }
    return { Gallery, KnowledgeRecord: Blind };
  }

  it.each(['CardsRevealed', 'CardsLookedAt', 'CardDrawn', 'ObjectMoved', 'FaceChanged'] as const)(
    'that misses %s',
    (type) => {
      const isIn = LOGS.filter((log) => log.some((event) => event.type === type));
      expect(isIn.length).toBeGreaterThan(0);
      // One game that shows the fault is enough.
      const isCaught = isIn.some((log) => {
        try {
          const { found } = disagreement(
            blindTo((event) => event.type !== type),
            log,
          );
          return found !== undefined;
        } catch {
          return true;
        }
      });
      expect(isCaught).toBe(true);
    },
  );

  it('that gives spectators what the seats know', () => {
    class Generous extends KnowledgeRecord {
      override knownAfter(...[nth, card, viewer]: Parameters<Kept['knownAfter']>) {
        const all = viewer.kind === 'spectator' ? this.viewers : [viewer];
        return all.map((one) => super.knownAfter(nth, card, one)).find((span) => span !== undefined);
      }
    }
    const [log] = LOGS;
    expect(disagreement({ Gallery, KnowledgeRecord: Generous }, log!).found).toContain(SPECTATOR.kind);
  });
});
