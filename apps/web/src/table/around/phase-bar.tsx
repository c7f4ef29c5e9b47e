// The steps of a turn, a bar for one's own turns and one for those of the others. A click on a step says whether one wants to
// be asked there; where one is asked has a full mark, elsewhere an empty one.
import type { LiveGame } from '../../state/live-game.js';
import { chooseStops } from '../../state/kept-stops.js';
import { isFixed, passingOf, STEPS, stopsAt, toggled, USUAL_STOPS } from '../../state/passing.js';
import type { GameSeen, StopsSeen } from '../../state/view.js';
import type { Step } from '../../words/kinds.js';
import { words } from '../../words/words.js';

/** Steps that are shown only while they are on: most turns have none. */
const RARE: ReadonlySet<Step> = new Set(['FIRST_STRIKE_DAMAGE', 'END_COMBAT']);

export function PhaseBar({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { table } = words();
  const { turn } = seen.view;
  if (turn === null) return null;
  if (seen.seat !== null && seen.legalActions.commands.includes('SET_PASSING'))
    return (
      <div class="bars">
        {(['own', 'others'] as const).map((whose) => (
          <Bar key={whose} whose={whose} live={live} seen={seen} />
        ))}
        <Presets live={live} seen={seen} />
      </div>
    );
  return (
    <ol class="phases">
      {STEPS.filter((step) => !RARE.has(step) || step === turn.step).map((step) => (
        <li key={step} aria-current={step === turn.step ? 'step' : undefined}>
          {table.steps[step]}
        </li>
      ))}
    </ol>
  );
}

interface BarProps {
  readonly whose: keyof StopsSeen;
  readonly live: LiveGame;
  readonly seen: GameSeen;
}

function Bar({ whose, live, seen }: BarProps) {
  const { stops } = words().playing;
  const { turn } = seen.view;
  const passing = passingOf(seen);
  const title = whose === 'own' ? stops.mine : stops.others;
  const isNow = turn !== null && (turn.active === seen.seat) === (whose === 'own');
  return (
    <div class={`bar ${isNow ? 'current' : ''}`} role="group" aria-label={title}>
      <span class="whose">{title}</span>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          class="step"
          aria-pressed={stopsAt(passing, whose, step)}
          aria-current={isNow && turn.step === step ? 'step' : undefined}
          aria-label={`${stops.ask(stops.short[step], title)}${isNow && turn.step === step ? `, ${stops.current}` : ''}`}
          disabled={isFixed(whose, step)}
          onClick={() => chooseStops(live.id, toggled(passing, whose, step))}
        >
          {stops.short[step]}
        </button>
      ))}
    </div>
  );
}

function Presets({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { stops } = words().playing;
  const passing = passingOf(seen);
  return (
    <div class="presets-of-stops">
      {passing.stops === null ? (
        <button
          type="button"
          class="plain small"
          onClick={() => chooseStops(live.id, { until: passing.until, stops: USUAL_STOPS })}
        >
          {stops.usual}
        </button>
      ) : (
        <button
          type="button"
          class="plain small"
          onClick={() => chooseStops(live.id, { until: passing.until, stops: null })}
        >
          {stops.everywhere}
        </button>
      )}
    </div>
  );
}
