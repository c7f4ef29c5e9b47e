// What a mode does, in the words of its card: the server numbers the modes that have no name of their own.
import { cardsOf } from '../state/card-names.js';
import type { OptionSeen, ViewSeen } from '../state/view.js';

const NUMBERED = /^mode (\d+)$/;
const BULLET = '• ';

/** The modes of a card with one list of them; of a card with several nobody knows which list is meant. */
export function modesIn(text: readonly string[]): readonly string[] {
  const [list, ...more] = text.filter((ability) => ability.includes(`\n${BULLET}`));
  if (list === undefined || more.length > 0) return [];
  return list.split('\n').flatMap((line) => (line.startsWith(BULLET) ? [line.slice(BULLET.length)] : []));
}

/** `of`: the object whose modes they are, if it is known. */
export function modeText(view: ViewSeen, of: string | undefined, { label }: OptionSeen): string {
  const [, number] = NUMBERED.exec(label) ?? [];
  if (number === undefined) return label;
  const card = cardsOf(view).find(({ objectId }) => objectId === of);
  return modesIn(card?.text ?? [])[Number(number) - 1] ?? label;
}
