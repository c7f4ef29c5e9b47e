// The position that a game goes on from, as it was at the end of a command.
import { err, ok, type Result } from '#kernel';
import {
  beginningAt,
  isQuarantined,
  objectNumber,
  referredIn,
  type RecordedBeginning,
  type Shown,
  type Terms,
} from '#rules';
import type { Gallery } from '#visibility';
import type { MatchRefusal } from '../../contract/contract.js';
import { NO_SUCH_MOMENT } from '../../contract/refusals.js';
import type { History } from '../../game/past/history.js';
import type { Look } from '../../game/guard/eyes-guard.js';

export interface ForkedPosition {
  readonly beginning: RecordedBeginning;
  readonly terms: Terms;
  readonly moment: number;
}

const refusal = (code: MatchRefusal['code'], message: string): MatchRefusal => ({
  ...{ code, message },
  rule: 'table forks',
  retriable: false,
});

const NOT_IN_PLAY = refusal(
  'not-started',
  'At that moment nobody was playing: the game had not begun, or was over. Choose one at which somebody was asked.',
);
const STANDS = refusal(
  'stopped',
  'At that moment the game stood still or waited for a judge. Choose one before or after.',
);

/** The eyes must see everything: the guard has granted them for a game that has opened. */
export async function positionOf(
  history: History,
  { session, eyes }: Look,
  moment: number,
): Promise<Result<ForkedPosition, MatchRefusal>> {
  if (eyes.kind !== 'opened') throw new Error('only an opened game can be gone on from');
  const end = Number.isInteger(moment) ? await session.look((game) => game.endUpTo(moment)) : undefined;
  if (end === undefined) return err(NO_SUCH_MOMENT);
  const gallery = await history.earlier(session.id, end.events, []);
  const { state } = gallery;
  const { terms, stage, decision } = state;
  const isPlaying = stage.kind === 'starting' || stage.kind === 'mulligans' || stage.kind === 'turns';
  if (terms === null || !isPlaying) return err(NOT_IN_PLAY);
  if (
    decision === null ||
    isQuarantined(state) ||
    referredIn(state) !== null ||
    (state.dispute ?? null) !== null
  )
    return err(STANDS);
  return ok({ beginning: beginningAt(state, shownIn(gallery)), terms, moment: end.moment });
}

/** What each seat was shown and can still tell apart. */
function shownIn({ state, viewers }: Gallery): readonly Shown[] {
  return viewers.flatMap(({ viewer, knowledge }) => {
    if (viewer.kind !== 'seat') return [];
    const objects = [...knowledge.shown].filter((id) => state.objects[objectNumber(id)] !== undefined);
    return objects.length === 0 ? [] : [{ seat: viewer.seat, objects }];
  });
}
