// Who judges in generated games with disputes, how long things take, and what is cited there.
import type { GameNow, GivenRuling, Official } from '#disputes';
import { instant, playerId, seconds } from '#kernel';
import type { DisputedTable } from './disputed-table.js';

export const JUDITH: Official = { player: playerId('judith'), isHead: false };
export const JUDE: Official = { player: playerId('jude'), isHead: false };
export const HEDDA: Official = { player: playerId('hedda'), isHead: true };
export const TIMES = { judging: seconds(3600), appeal: seconds(300), headJudge: seconds(7200) };
export const WITHIN = 600;
export const RULES = ['cr 104.1', 'cr 500.1', 'cr 601.2c'];
export const MOST_RULINGS = 12;

export const uuid = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** No rule of any document. It stands apart, because a rule that is cited here has to exist. */
export const NO_RULE = '999.1';

/** A ruling that does nothing. */
export const NOTHING: GivenRuling = {
  ...{ question: 'Again?', findings: 'No.', rules: [], remedies: [], words: 'No.', loser: null },
};

/** What the game says while the dispute stops it. */
export const STOPPED: GameNow = { isStopped: true, takenBy: null, takings: 0, handBacks: 0, wentOn: null };

export const after = ({ now, random }: Pick<DisputedTable, 'now' | 'random'>) =>
  instant(now + 1 + random.below(60_000));
