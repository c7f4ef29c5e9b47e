// Maps the games that wait for a ruling to the contract's types.
import type { ReferredGame, ReferredPage } from '#matches';
import { publishedReferral } from '#visibility';
import { shownTerms } from './terms.js';
import { connection, type After } from './connection.js';
import type { Answer } from './types.js';

const referredGame = ({ id, terms, seats, referral }: ReferredGame): Answer<'ReferredGame'> => ({
  id,
  terms: shownTerms(terms),
  seats: seats.map(({ seat, player }) => ({ seat, player: player === null ? null : { id: player } })),
  referral: publishedReferral(referral),
});

export const referralPage = ({ games, next }: ReferredPage, after: After): Answer<'ReferralConnection'> =>
  connection(
    games.map((game) => ({ cursor: game.id, node: referredGame(game) })),
    { after, next },
  );
