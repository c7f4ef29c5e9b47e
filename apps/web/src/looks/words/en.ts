// What the page on who looked says, in English. The other languages are held to the same shape by their types.
import type { WayOfLooking } from '../../words/kinds.js';

export const en = {
  toPlayers:
    'Judges see what is hidden in a game. Each look is recorded before it is answered. You read who looked and when; what they saw is not told.',
  toJudges:
    'This is on record of you in this game. Admins read it, and after the game its players learn who looked.',
  toAdmins: 'Each look of a judge at this game, and everything that a judge did in it.',
  none: 'Nobody has looked into this game.',
  notYet:
    'The players of a game read this once the game is over. Judges read what is on record of themselves, admins everything.',
  looked: 'looked into the game',
  times: (count: number) => `${count} times`,
  underCall: 'for a call',
  open: 'goes on, or the server was stopped meanwhile',
  earlier: 'Earlier looks',
  most: 'These are the 500 newest looks.',
  ways: {
    VIEW: 'looked at the table',
    FEED: 'looked at what happened',
    OUTLINE: 'watched the game again',
    LOG: 'read the log',
    NOTES: 'read the notes of the players',
    CHAT: 'read what was said at the table',
    ANNOTATIONS: 'read the annotations',
    SIDE_BY_SIDE: 'looked through all eyes',
    KNOWLEDGE: 'asked who knew what',
    PLAYS: 'looked at what could be done',
    WHAT_IF: 'opened a what-if',
    DISPUTE: 'read the dispute',
    DESK: 'took the call, handed it back, stopped the game or closed the dispute',
    TALK: 'wrote to players, or asked for a name',
    PREVIEW: 'previewed a ruling',
    RULING: 'ruled',
    PENALTY: 'gave a penalty',
  } satisfies Record<WayOfLooking, string>,
};

export type LooksWords = typeof en;
