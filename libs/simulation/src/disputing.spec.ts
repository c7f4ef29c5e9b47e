// Generated games with calls, rulings and repairs: every invariant holds, the log folds to the same state and
// decides to the same events, it verifies, and every feed folds to the view. PENTALAND_DISPUTED_GAMES plays more.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import { hashText, instant, type Json } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameEvent, Seat, Terms } from '#rules';
import { applyPatch, Gallery, JUDGE, publishedView, SPECTATOR, viewerAt, viewerKey } from '#visibility';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { POOL } from '#testkit/pool/cards';
import { expectSame } from '#testkit/values/same';
import { invariantWatch, lockstepWatch, playGame, verifying, type Setting } from './index.js';

const GAMES = Number(process.env['PENTALAND_DISPUTED_GAMES'] ?? 1);
const DECK = mixedDeck(POOL, 60);

/** Folds every viewer's feed, and compares it with the view after each batch. */
function feedsOf(seats: number) {
  const viewers = [...Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat)), SPECTATOR, JUDGE];
  const gallery = new Gallery(viewers);
  const folded = new Map<string, Json>(viewers.map((viewer) => [viewerKey(viewer), null]));
  for (const { viewer } of gallery.viewers) gallery.projector(viewer).wake(gallery.state);
  return (events: readonly GameEvent[]): void => {
    for (const event of events)
      for (const { viewer, entry } of gallery.apply(event, instant(0))) {
        const key = viewerKey(viewer);
        folded.set(key, applyPatch(folded.get(key)!, entry.patch));
      }
    for (const projector of gallery.viewers)
      expectSame(folded.get(viewerKey(projector.viewer)), publishedView(projector.viewOf(gallery.state)));
  };
}

const TABLES: readonly (readonly [string, Partial<Terms>, number])[] = [
  ['Magic', { ruleset: 'magic' }, 2],
  ['Magic with three', { ruleset: 'magic' }, 3],
  ['Pentaland', { ruleset: 'pentaland' }, 2],
  ['Utopia', { ruleset: 'utopia' }, 2],
];

describe('generated games with disputes', () => {
  it.each(TABLES)('of %s agree with their logs, their verifier and their feeds', (name, terms, seats) => {
    const told = new Map<string, number>();
    let repairs = 0;
    for (let nth = 0; nth < GAMES; nth += 1) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? greedyBot : uniformBot));
      const cards = { catalogue: hashText('disputed'), definitions: POOL };
      const setting: Setting = {
        seed: `disputes ${name} ${String(nth)}`,
        bots,
        cards: terms.ruleset === 'magic' ? { ...cards, decks: bots.map(() => DECK) } : cards,
        variants: MENTAL_MAGIC,
        terms,
        disputes: 4,
        mostDecisions: 80,
      };
      const watches = [invariantWatch(), lockstepWatch('command', setting)];
      const feeds = feedsOf(seats);
      const verified = verifying(setting);
      const result = playGame({
        ...setting,
        watch(state, events, proposed) {
          for (const event of events) {
            told.set(event.type, (told.get(event.type) ?? 0) + 1);
            if (event.type === 'RulingApplied') repairs += event.remedies.length;
          }
          for (const watch of [...watches, verified.watch]) watch(state, events, proposed);
          feeds(events);
        },
      });
      expect(result.ok ? '' : `${setting.seed}: ${result.error.why}`).toBe('');
      expect(verified.verdict()).toMatchObject({ fault: null, differences: [] });
    }
    for (const type of ['GameStopped', 'GameResumed', 'RulingApplied'])
      expect([type, told.get(type) ?? 0]).not.toEqual([type, 0]);
    expect(repairs).toBeGreaterThan(0);
  });
});
