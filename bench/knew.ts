// Who knew what when, for one card of a game of 5,000 events with real cards: cold, as a judge's first question is, when
// the whole log is read and folded with everybody's eyes first; and warm, when the game's record is kept.
import { pathToFileURL } from 'node:url';
import type { GameSessions } from '#matches';
import { JUDGE } from '#testkit/eyes/granted-viewers';
import { KnownPasts } from '../libs/matches/src/game/knowing/known-pasts.js';
import { knownCard } from '../libs/matches/src/looking/who-knew/known-facts.js';
import type { Figure } from './figure.js';
import { StoredGames } from './play/long-game.js';
import { realGame } from './play/real-game.js';
import { inWords, part, timesOf } from './play/times.js';

const EVENTS = 5_000;

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    const batches = realGame(EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const sessions: Pick<GameSessions, 'history'> = games;
    const pasts = (): KnownPasts => new KnownPasts(games.store, sessions);
    const knows = async (kept: KnownPasts, nth: number): Promise<void> => {
      const seen = await kept.read(game, JUDGE, (past) => {
        const cards = [...past.record.cards.numbers];
        const card = cards[(nth * 7_919) % cards.length];
        return card === undefined ? undefined : knownCard(past, card, past.record.timeline.length - 1);
      });
      if (seen === undefined || seen.who.length !== 3) throw new Error('nobody was asked');
    };
    const cold = await timesOf(40, 5, (nth) => knows(pasts(), nth));
    const kept = pasts();
    const warm = await timesOf(400, 60, (nth) => knows(kept, nth));
    return {
      name: `who knew what when, for one card of a game of ${count} events, asked for the first time`,
      unit: 'ms',
      ours: part(cold.clock, 0.5),
      baseline: null,
      ratio: null,
      target: 50,
      bound: 'at-most',
      note: `the median; ${inWords(cold)}. Asked again, any card: ${inWords(warm)}`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
