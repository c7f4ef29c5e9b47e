// Passing: once, until something happens, or until one's own turn; and the visible way to stop that.
import type { LiveGame } from '../../state/live-game.js';
import { passingOf, setPassing } from '../../state/passing.js';
import type { GameSeen, PassingSeen } from '../../state/view.js';
import { words } from '../../words/words.js';

interface Props {
  readonly live: LiveGame;
  readonly seen: GameSeen;
  /** Undefined: nothing can be passed now. */
  readonly onPass?: (() => void) | undefined;
}

export function PassingButtons({ live, seen, onPass }: Props) {
  const { acting, playing } = words();
  if (!seen.legalActions.commands.includes('SET_PASSING')) return null;
  const passing = passingOf(seen);
  const until = (wanted: PassingSeen['until']): void =>
    void setPassing(live.id, { until: wanted, stops: passing.stops });
  if (passing.until !== null)
    return (
      <div class="row passing">
        <span role="status">
          {passing.until === 'MY_TURN' ? playing.passing.untilMine : playing.passing.untilSomething}
        </span>
        {onPass !== undefined && (
          <button class="main" type="button" onClick={onPass}>
            {acting.pass}
          </button>
        )}
        <button class={onPass === undefined ? 'main' : ''} type="button" onClick={() => until(null)}>
          {acting.stopPassing}
        </button>
      </div>
    );
  return (
    <div class="row passing">
      {onPass !== undefined && (
        <button class="main" type="button" onClick={onPass}>
          {acting.pass}
        </button>
      )}
      <button type="button" onClick={() => until('SOMETHING_HAPPENS')}>
        {acting.untilSomething}
      </button>
      <button type="button" onClick={() => until('MY_TURN')}>
        {acting.untilMine}
      </button>
    </div>
  );
}
