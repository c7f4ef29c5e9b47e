// Whole games through the page, from the opening hands to the end: two people at two browsers, and somebody against a bot,
// by mouse, by the keys alone and by touch. `npm test` plays the first turns of each ruleset; PENTALAND_PAGE_GAMES=all plays
// each both ways, to the end.
import { describe, expect, it } from '@jest/globals';
import { accepted } from '#testkit/server/caller';
import { AtTable } from './driver/at-table.js';
import { CONTEXT, type Means } from './driver/means.js';
import { SHORT } from './driver/small-format.js';
import { logOf } from './driver/told.js';
import { WebStage } from './driver/web-stage.js';
import { WholeGame } from './driver/whole-game.js';

const ALL = process.env['PENTALAND_PAGE_GAMES'] === 'all';
/** A ruleset, and by what means each player works the page; one player plays against a bot. */
const GAMES: readonly (readonly [string, ...Means[]])[] = [
  ['PENTALAND', 'mouse', 'keyboard'],
  ['UTOPIA', 'touch'],
  ['WAR_ZONE', 'touch', 'mouse'],
  ['MAGIC', 'mouse'],
  ['UTOPIA', 'keyboard', 'touch'],
  ['PENTALAND', 'touch'],
  ['WAR_ZONE', 'keyboard'],
  ['MAGIC', 'keyboard', 'mouse'],
];
/** Each ruleset once, each means, against each other and against a bot. */
const USUAL = 4;
const PLAYED = ALL ? GAMES : GAMES.slice(0, USUAL);
/** After so many turns whoever is asked concedes: two careful players could go on for very long. */
const MOST_TURNS = ALL ? 40 : 4;
/** A careful game of forty turns can take minutes on a machine that others share. */
const HANGS_MS = ALL ? 1_200_000 : 180_000;

const web = WebStage.forThisFile();

describe('a whole game through the page', () => {
  it.each(
    PLAYED.map(([ruleset, ...means]) => ({
      ruleset,
      means,
      by: [...means, 'a bot'].slice(0, 2).join(' and '),
    })),
  )(
    'of $ruleset, by $by',
    async ({ ruleset, means }) => {
      const nth = GAMES.findIndex(([each, ...by]) => each === ruleset && by.join() === means.join());
      const players = await web.register(...means.map((_, seat) => `Player ${nth} ${seat}`));
      const naming = ruleset === 'MAGIC' ? {} : { naming: { help: 'SEARCH' } };
      const game = accepted(await players[0]!.create({ ruleset, ...SHORT, ...naming })).gameId;
      for (const other of players.slice(1)) accepted(await other.inGame('join', game));
      const seats = await Promise.all(
        means.map(async (by, seat) => {
          const watched = await web.page(players[seat]!, `/game/${game}`, CONTEXT[by]);
          return new AtTable(watched, by);
        }),
      );
      if (seats.length === 1)
        await seats[0]!.press(seats[0]!.page.getByRole('button', { name: 'Add a bot' }));
      for (const seat of seats) await seat.press(seat.page.getByRole('button', { name: 'I am ready' }));
      await seats[0]!.press(seats[0]!.page.getByRole('button', { name: 'Start the game' }));
      const playing = seats.map((seat) => new WholeGame(seat, MOST_TURNS));
      await Promise.all(playing.map((one) => one.play()));

      const log = await logOf(players[0]!, game);
      const winners = log.findLast(({ type }) => type === 'GameEnded')?.winners;
      for (const [seat, { page, watched }] of seats.entries()) {
        const outcome = winners?.includes(seat) === true ? 'You won.' : 'You lost.';
        await page.getByText(`The game is over. ${outcome}`).waitFor();
        expect(watched.faults).toEqual([]);
      }
      // What they did through the page is what the log has of them.
      for (const [seat, { done }] of playing.entries()) {
        const named = done.filter((what) => what.startsWith('named '));
        const inLog = log.filter((told) => told.type === 'CardNamed' && told.seat === seat);
        expect(inLog.map(({ name }) => `named ${name ?? ''}`)).toEqual(named);
      }
      const kinds = new Set(log.map(({ type }) => type));
      expect([...kinds]).toEqual(expect.arrayContaining(['SpellCast', 'TurnBegan']));
      expect(web.server.log.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    },
    HANGS_MS,
  );
});
