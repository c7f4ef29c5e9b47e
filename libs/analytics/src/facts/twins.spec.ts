// Two games that have not opened and differ only in what spectators cannot know have the same facts.
import { expect, it } from '@jest/globals';
import { instant } from '#kernel';
import type { GameEvent } from '#rules';
import { SPECTATOR } from '#visibility';
import { CANARY, magicGame, type MagicGame } from '#testkit/games/magic';
import { magicTwin } from '#testkit/games/magic-twins';
import { Sightings } from '#testkit/games/sightings';
import { factsOf } from '../index.js';

/** Finished, and opening at no time or at the end. */
function finished(log: readonly GameEvent[], opens: 'judges-only' | 'at-end'): readonly GameEvent[] {
  const told = log.map((event) =>
    event.type === 'GameCreated' ? { ...event, terms: { ...event.terms, opens } } : event,
  );
  const isOver = told.some(({ type }) => type === 'GameEnded');
  return isOver ? told : [...told, { type: 'GameEnded', reason: 'abandoned', winners: [] }];
}

/** Both games pass in the same time, which everyone can see. */
const factsIn = (log: readonly GameEvent[], times: readonly GameEvent[]) => {
  const strangers = log.length - times.length;
  let at = instant(0);
  return factsOf(
    log.map((event, nth) => {
      const here = times[nth - strangers];
      if (here?.type === 'CommandAccepted') ({ at } = here);
      return { event, at };
    }),
  );
};

const GAMES: readonly MagicGame[] = [
  { seed: 'secrets', decisions: 90, deck: 'secretive' },
  { seed: 'three players', decisions: 80, players: 3, concession: { after: 70, player: 1 } },
  { seed: 'pentaland', decisions: 100, variant: 'pentaland', deck: 'secretive' },
  { seed: 'utopia', decisions: 70, variant: 'utopia', deck: 'showing' },
  { seed: 'war-zone', decisions: 70, variant: 'war-zone', deck: 'secretive' },
  { seed: 'open', decisions: 70, deck: 'open', variant: 'pentaland' },
  { seed: 'disputes', decisions: 60, deck: 'secretive', disputes: 1, variant: 'pentaland' },
  { seed: 'rulings', decisions: 70, deck: 'disputed', variant: 'pentaland' },
];
const LOGS = GAMES.map((game) => [game.seed, magicGame(game)] as const);

it.each(LOGS)('twins that have not opened give the same rows: %s', (_, log) => {
  const game = finished(log, 'judges-only');
  const twin = magicTwin(game, SPECTATOR, 'twin')!;
  expect(JSON.stringify(twin)).not.toBe(JSON.stringify(game));
  const mine = factsIn(game, game);
  expect(factsIn(twin, game)).toEqual(mine);
  expect(mine?.decisions.length).toBeGreaterThan(50);
});

it.each(LOGS)('no row names a card that spectators never saw: %s', (_, log) => {
  const game = finished(log, 'judges-only');
  const sightings = new Sightings(SPECTATOR);
  for (const event of game) sightings.take(event);
  const rows = JSON.stringify(factsIn(game, game));
  const unseen = (rows.match(CANARY) ?? []).filter((name) => !sightings.names.has(name));
  expect(unseen).toEqual([]);
  expect(rows).not.toMatch(/"[opc]\d+"|[0-9a-f]{64}/);
});

it('the same twins differ in their facts once they have opened', () => {
  const [, log] = LOGS[0]!;
  const game = finished(log, 'at-end');
  const twin = magicTwin(game, SPECTATOR, 'twin')!;
  expect(factsIn(twin, game)).not.toEqual(factsIn(game, game));
});
