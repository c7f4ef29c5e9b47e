// The cards in a choosing frame for which nobody knew a name that fits.
import type { Frame } from '../../model/state/agenda.js';
import type { ObjectId } from '../../model/basics/ids.js';

export const unfitIn = ({ locals }: Frame): readonly ObjectId[] =>
  (locals['unfit'] as readonly ObjectId[] | undefined) ?? [];
