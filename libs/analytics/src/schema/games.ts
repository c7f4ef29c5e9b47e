// Tables about whole games: the games, who sat there, their turns, and the questions asked.
import { count, flag, long, maybe, opened, table, text, time } from './columns.js';
import { GAME, PLACE, SEAT } from './places.js';

export const GAME_TABLES = {
  games: table({
    says: 'One row for each finished game.',
    columns: {
      ...GAME,
      source: text('`log` for a played game; otherwise the label under which it was simulated.'),
      ruleset: text('pentaland, utopia, war-zone or magic.'),
      base: text('The edition of the rules underneath: cr, cr2011 or ninth.'),
      format: text('`all`, or how the cards were chosen and whose banned list applied, as `sets:vintage`.'),
      opens: text('When the game opens by its terms.'),
      opened: flag('It has opened, so that columns of hidden facts are filled.'),
      listed: flag('Everyone may know that it was played: it was in the lobby, and could be watched.'),
      engine: opened(text('The version of the engine that began the game.')),
      seats: count('How many seats the table had.'),
      clock: maybe(text('The kind of clock; null without one.')),
      forked: flag('It went on from a position, so what happened before is not in it.'),
      created_at: time('When the table was made.'),
      began_at: maybe(time('When the seats were locked; null if the game never began.')),
      ended_at: time('When it ended.'),
      reason: text('Why it ended, as `last-one-standing`.'),
      turns: count('How many turns began.'),
      decisions: count('How many questions were answered or lapsed.'),
      rewinds: count('How often the game went back; what was taken back then is in no other table.'),
    },
  }),
  seats: table({
    says: 'One row for each player who sat at the table when the game ended.',
    columns: {
      ...GAME,
      ...SEAT,
      player: text('The id of the player. Names are elsewhere and can be deleted.'),
      bot: maybe(text('The kind of bot; null for a person.')),
      team: count('The team; everyone is a team of their own unless the terms say otherwise.'),
      went_first: maybe(flag('True for the seat with the first turn; null if nobody had one.')),
      mulligans: count('How many mulligans were taken.'),
      result: text('won, lost, drawn, or none for a game without a result.'),
      loss: maybe(text('Why the player left the game, as `no-life`.')),
      life: maybe(long('The life total at the end.')),
      names: count('How many names the player gave.'),
      thinking_ms: long('The sum of the time the player was asked something.'),
    },
  }),
  turns: table({
    says: 'One row for each turn that began.',
    columns: {
      ...PLACE,
      seat: count('The seat whose turn it is.'),
      extra: flag('An extra turn.'),
      began_at: time('When it began.'),
      ms: long('How long it lasted.'),
      lands: count('Lands played as what they are.'),
      pentalands: count('Cards played face down as a Pentaland.'),
      utopias: count('Cards played face down as a Utopia.'),
      casts: count('Spells cast, by anyone.'),
      names: count('Names given, by anyone.'),
    },
  }),
  life_by_turn: table({
    says: 'The life total of each seat at the end of each turn.',
    columns: { ...GAME, turn: count('The turn that ended.'), ...SEAT, life: long('The life total.') },
  }),
  decisions: table({
    says: 'One row for each question that was asked and closed.',
    columns: {
      ...PLACE,
      step: maybe(text('The step of the turn; null before the first turn.')),
      seat: count('The seat that was asked.'),
      for_seat: count('The seat whose decision it is: another one where a player controls another.'),
      kind: text('The kind of question, as `priority` or `choose-objects`.'),
      prompt: text('What it is about, as `name` or `discard`.'),
      asked_at: time('Since when it was asked.'),
      ms: long('The thinking time in milliseconds, stops for a judge included.'),
      alternatives: opened(
        count('How many options were offered. With priority: how many kinds of action were possible.'),
      ),
      choice: opened(text('What was chosen, in a word: yes, pass, cast, a number, or how many things.')),
    },
  }),
} as const;
