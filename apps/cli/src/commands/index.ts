// Every subcommand, in the order in which they are listed.
import type { Called } from '../command/command.js';
import { GAME_COMMANDS } from './game/index.js';
import { JUDGE_COMMANDS } from './judge/index.js';
import { CARDS_COMMANDS } from './cards/index.js';
import { RULES_COMMANDS } from './rules/index.js';

export const COMMANDS: readonly Called[] = [
  {
    words: ['backup'],
    summary: 'Copies the log into a file. The server may keep running.',
    load: async () => (await import('./backup.js')).backupLog,
  },
  {
    words: ['restore'],
    summary: 'Restores the log from a backup. Stop the server first.',
    load: async () => (await import('./restore.js')).restoreLog,
  },
  {
    words: ['verify'],
    summary: 'Verifies the hash chains of the log and every game. The server may keep running.',
    load: async () => (await import('./verify.js')).verify,
  },
  {
    words: ['checkpoint'],
    summary: 'Writes a signed checkpoint of the log, to keep elsewhere. The server may keep running.',
    load: async () => (await import('./checkpoint.js')).checkpoint,
  },
  {
    words: ['export'],
    summary:
      'Writes a game as lines of JSON, or the facts of all games as Parquet files. The server may keep running.',
    load: async () => (await import('./export.js')).exportGame,
  },
  {
    words: ['sql'],
    summary: 'Answers questions about all finished games, asked in SQL. The server may keep running.',
    load: async () => (await import('./sql/sql.js')).sql,
  },
  {
    words: ['admin', 'grant'],
    summary: 'Makes the player of this name an admin. The server may keep running.',
    load: async () => (await import('./admin-grant.js')).adminGrant,
  },
  {
    words: ['games'],
    summary: 'Lists the games of a running server that are open to everyone.',
    load: async () => (await import('./games.js')).listOpenGames,
  },
  {
    words: ['open'],
    summary: 'Agrees that everyone may see a finished game of yours that opens by consent.',
    load: async () => (await import('./open.js')).open,
  },
  {
    words: ['disputes'],
    summary: 'Lists the calls for a judge in a game of yours, or in one that you may judge.',
    load: async () => (await import('./disputes.js')).disputes,
  },
  {
    words: ['looks'],
    summary: 'Lists which judges looked at a finished game of yours, and when.',
    load: async () => (await import('./audit.js')).looks,
  },
  {
    words: ['audit'],
    summary: 'Lists and follows what judges looked at and did in games, for admins and for the judge.',
    load: async () => (await import('./audit.js')).audit,
  },
  ...GAME_COMMANDS,
  ...JUDGE_COMMANDS,
  ...CARDS_COMMANDS,
  ...RULES_COMMANDS,
  {
    words: ['coverage'],
    summary: 'Reports how many cards the compiler understands, and what it cannot read.',
    load: async () => (await import('./coverage.js')).coverage,
  },
  {
    words: ['simulate'],
    summary: 'Lets bots play whole games, and reports the results.',
    load: async () => (await import('./simulate/simulate.js')).simulate,
  },
  {
    words: ['scenario', 'from'],
    summary: 'Writes the position of a game at a moment as a scenario, through chosen eyes.',
    load: async () => (await import('./scenario-from.js')).scenarioFrom,
  },
  {
    words: ['scenario'],
    summary: 'Runs scenarios, files or whole folders of them, and reports which pass.',
    load: async () => (await import('./scenario.js')).scenario,
  },
  {
    words: ['play'],
    summary: 'Plays a game on a running server in the terminal.',
    load: async () => (await import('./play.js')).play,
  },
  {
    words: ['replay'],
    summary: 'Watches a game again in the terminal, from a running server, a share code or a replay file.',
    load: async () => (await import('./replay.js')).replay,
  },
  {
    words: ['share'],
    summary: 'Prints a code for a link to a moment of a game, through chosen eyes.',
    load: async () => (await import('./share.js')).share,
  },
  {
    words: ['annotate'],
    summary: 'Writes an annotation at a moment of a game.',
    load: async () => (await import('./annotate.js')).annotate,
  },
  {
    words: ['annotations'],
    summary: 'Lists, publishes or deletes your annotations of a game.',
    load: async () => (await import('./annotate.js')).annotations,
  },
  {
    words: ['fork'],
    summary:
      'Opens a table on a running server that goes on from a moment of an opened game, or from a scenario.',
    load: async () => (await import('./fork.js')).fork,
  },
  {
    words: ['bot'],
    summary: 'Plays a seat of a game on a running server to the end.',
    load: async () => (await import('./bot.js')).bot,
  },
  {
    words: ['demo'],
    summary: 'Lets two bots play a game through the real API, tells it, and verifies it.',
    load: async () => (await import('./demo.js')).demo,
  },
];
