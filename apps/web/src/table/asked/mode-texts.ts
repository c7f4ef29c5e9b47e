// What a mode does, in the words of its card: of one that the view shows, or of the one it is named.
import { modeIn } from '#client';
import { cardIn } from '../../state/card-names.js';
import type { OptionSeen, ViewSeen } from '../../state/view.js';

/** `of`: the object whose modes they are, if it is known; `named`: the text of the card that it is named. */
export function modeText(
  view: ViewSeen,
  of: string | undefined,
  named: string | undefined,
  { label }: OptionSeen,
): string {
  if (named !== undefined) return modeIn([named], label);
  return modeIn((of === undefined ? undefined : cardIn(view, of))?.text ?? [], label);
}
