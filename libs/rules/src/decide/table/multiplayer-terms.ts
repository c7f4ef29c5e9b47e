// Terms of games with more than two players or with teams: range of influence (cr 801) and teams (102.3).
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Terms } from '../../model/basics/terms.js';

const no = (rule: string, message: string): Refusal => refuse('not-built', rule, message);

/** Why nobody could play by these terms, found before anybody sits down. */
export const wrongOptions = (terms: Terms): Refusal | undefined => wrongTeams(terms) ?? wrongRange(terms);

function wrongTeams({ teams, seats, deploy }: Terms): Refusal | undefined {
  if (deploy !== undefined && (teams === undefined || new Set(teams).size === seats))
    return no('cr 804.1', 'Deploying creatures needs teammates, and there are none.');
  if (teams === undefined) return undefined;
  if (teams.length !== seats) return no('terms teams', 'Give a team for every seat or for none.');
  if (new Set(teams).size < 2) return no('cr 102.3', 'A team game needs at least two teams.');
  return undefined;
}

function wrongRange({ range, seats }: Terms): Refusal | undefined {
  if (range === undefined) return undefined;
  if (seats === 2) return no('cr 801.1', 'A range of influence needs more than two players.');
  if (range.length !== 1 && range.length !== seats)
    return no('terms range', 'Give one range of influence for all seats or one for each seat.');
  return undefined;
}
