// What a player chose, in a word: only for games that have opened.
import type { Answer, GameEvent } from '#rules';

type Command = GameEvent<'CommandAccepted'>['command'];
type WordOf = { readonly [K in Answer['kind']]: (answer: Extract<Answer, { kind: K }>) => string };

const many = (items: readonly unknown[]): string => String(items.length);

const WORD_OF: WordOf = {
  'choose-players': ({ players }) => players.join(' '),
  'yes-no': ({ yes }) => (yes ? 'yes' : 'no'),
  'choose-objects': ({ objects }) => many(objects),
  priority: ({ action }) => (typeof action === 'string' ? action : action.do),
  'choose-modes': ({ modes }) => modes.join(' '),
  'choose-targets': ({ targets }) => many(targets),
  number: ({ number }) => String(number),
  word: ({ word }) => word,
  order: ({ order }) => order.join(' '),
  divide: ({ amounts }) => amounts.join(' '),
  attackers: ({ attacks }) => many(attacks),
  blockers: ({ blocks }) => many(blocks),
  propose: () => 'propose',
};

/** For a command that answers nothing, such as a clock that ran out: what the command was. */
export function choiceIn(command: Command): string {
  if (command.type !== 'answer') return command.type;
  const { answer } = command as Command & { readonly answer: Answer };
  return (WORD_OF[answer.kind] as (answer: Answer) => string)(answer);
}
