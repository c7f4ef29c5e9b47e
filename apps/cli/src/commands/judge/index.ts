// The commands of a judge, at a running server.
import type { Called } from '../../command/command.js';

export const JUDGE_COMMANDS: readonly Called[] = [
  {
    words: ['judge', 'queue'],
    summary: 'Lists the calls that wait for a judge on a running server, the oldest first.',
    load: async () => (await import('./queue.js')).queue,
  },
  {
    words: ['judge', 'take'],
    summary: 'Takes a call, as a judge, and shows what its player wrote.',
    load: async () => (await import('./take.js')).take,
  },
  {
    words: ['judge', 'show'],
    summary: 'Shows a call to its judge: what was said in it, the rulings and who accepted them.',
    load: async () => (await import('./take.js')).showCall,
  },
  {
    words: ['judge', 'look'],
    summary: 'Shows a judge the whole state of a game as it is, and which card is which for whom.',
    load: async () => (await import('./look.js')).look,
  },
  {
    words: ['judge', 'at'],
    summary: 'Shows a judge the whole state of a game at a moment, as `judge look` does.',
    load: async () => (await import('./look.js')).at,
  },
  {
    words: ['judge', 'knew'],
    summary: 'Tells a judge who knew a card or a name, since when and how, or all that a seat knew.',
    load: async () => (await import('./knew.js')).knew,
  },
  {
    words: ['judge', 'told'],
    summary: 'Tells a judge what each seat and the spectators were told of what happened at a moment.',
    load: async () => (await import('./told.js')).told,
  },
  {
    words: ['judge', 'which'],
    summary: 'Tells a judge which card an id names, everybody’s ids for it, and where it is now.',
    load: async () => (await import('./which.js')).which,
  },
  {
    words: ['judge', 'notes'],
    summary: 'Shows a judge what the players of a game noted while they played.',
    load: async () => (await import('./notes.js')).notes,
  },
  {
    words: ['judge', 'could'],
    summary: 'Tells a judge what each seat could do at a moment, and for anything else why not.',
    load: async () => (await import('./could.js')).could,
  },
  {
    words: ['judge', 'whatif'],
    summary: 'Plays all seats in a private copy of a game, as a judge, and throws it away.',
    load: async () => (await import('./whatif.js')).whatif,
  },
  {
    words: ['judge', 'say'],
    summary: 'Writes to one seat of a call or to all, as its judge.',
    load: async () => (await import('./talk.js')).say,
  },
  {
    words: ['judge', 'name'],
    summary: 'Asks a player to write down the name of a card, as the judge of a call.',
    load: async () => (await import('./talk.js')).askName,
  },
  {
    words: ['judge', 'rule'],
    summary: 'Previews a ruling on a call: what each seat would learn. With --confirm it is given.',
    load: async () => (await import('./rule.js')).rule,
  },
  {
    words: ['judge', 'uphold'],
    summary: 'Lets a ruling stand that was appealed, as a head judge.',
    load: async () => (await import('./take.js')).uphold,
  },
  {
    words: ['judge', 'penalty'],
    summary: 'Shows the earlier penalties of a player, and puts one on record.',
    load: async () => (await import('./penalty.js')).penalty,
  },
  {
    words: ['judge', 'return'],
    summary: 'Gives a call back to the queue, before a ruling.',
    load: async () => (await import('./take.js')).handBack,
  },
  {
    words: ['judge', 'stop'],
    summary: 'Stops a game for a judge without a call.',
    load: async () => (await import('./take.js')).stop,
  },
  {
    words: ['judge', 'close'],
    summary: 'Closes a call whose game goes on, as its judge.',
    load: async () => (await import('./take.js')).close,
  },
  {
    words: ['judge', 'texts'],
    summary: 'Lists the games that wait for a judge because of an unread text, with the proposals.',
    load: async () => (await import('./texts.js')).texts,
  },
  {
    words: ['judge', 'settle'],
    summary: 'Rules, as a judge, on a proposal that a table does not agree on.',
    load: async () => (await import('./settle.js')).settle,
  },
];
