// Why there are no statistics to show, in plain words.
import type { PentalandError } from '#client';
import { TroubleNotice } from '../parts/trouble.js';
import { statisticsWords } from './words/words.js';

export function Away({ trouble }: { readonly trouble: PentalandError | null }) {
  const said = statisticsWords();
  if (trouble === null) return null;
  const sentence =
    trouble.code === 'STATISTICS_AWAY'
      ? said.away[String(trouble.details['reason'])]
      : trouble.code === 'CONTRADICTORY_FILTER'
        ? said.filter.contradiction
        : undefined;
  return sentence === undefined ? (
    <TroubleNotice trouble={trouble} />
  ) : (
    <p class="notice" role="alert">
      {sentence}
    </p>
  );
}
