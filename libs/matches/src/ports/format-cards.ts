// The cards of the default format, as the app has loaded them.
import type { Inputs } from '#rules';

export type FormatCards = Inputs['cards'];

export const FORMAT_CARDS = Symbol('FormatCards');
