// The length limits of a page.
import { ApiError } from '../errors/api-error.js';

/** The longest page of any kind. */
export const LONGEST_PAGE = 500;

export interface PageLengths {
  /** The length if `first` is absent. */
  readonly usual: number;
  readonly longest: number;
}

export const ENTRIES_A_PAGE: PageLengths = { usual: 200, longest: LONGEST_PAGE };
/** Of a feed that is read from its end, with the view before them. */
export const LAST_ENTRIES: PageLengths = { usual: 100, longest: 200 };
export const REFERRALS_A_PAGE: PageLengths = { usual: 20, longest: 50 };
export const CALLS_A_PAGE: PageLengths = { usual: 20, longest: 50 };
export const LOOKS_A_PAGE: PageLengths = { usual: 50, longest: 100 };
export const ANNOTATIONS_A_PAGE: PageLengths = { usual: 50, longest: 100 };
export const CARDS_A_PAGE: PageLengths = { usual: 20, longest: 100 };
export const ROWS_A_PAGE: PageLengths = { usual: 50, longest: 100 };
export const RULES_A_PAGE: PageLengths = { usual: 20, longest: 50 };
export const GAMES_A_PAGE: PageLengths = { usual: 50, longest: 100 };

/** The length that `first` asks for, or another argument. */
export function pageLengthIn(
  first: number | null | undefined,
  { usual, longest }: PageLengths,
  argument = 'first',
): number {
  const length = first ?? usual;
  if (length < 1 || length > longest)
    throw new ApiError('BAD_USER_INPUT', `Give \`${argument}\` a number from 1 to ${longest}.`, {
      found: length,
      allowed: longest,
    });
  return length;
}
