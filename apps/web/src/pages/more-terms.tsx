// The terms that few tables change: clocks, guesses, attacks, time limits, what becomes of a text that nobody could read.
import type { Ruleset } from '../words/kinds.js';
import { words } from '../words/words.js';
import { Choice, Count } from './term-fields.js';

const CLOCKS = ['none', 'chess', 'thinking'] as const;
const FLAGS = ['LOSES', 'PASSES'] as const;
const ATTACKS = ['MULTIPLE', 'LEFT', 'RIGHT'] as const;
const UNRESOLVED = ['NOTHING', 'JUDGE'] as const;
const MINUTE = 60;
const HOUR = 3600;

export function MoreTerms({ ruleset }: { readonly ruleset: Ruleset }) {
  const { terms } = words().playing;
  return (
    <>
      <Choice name="clock" label={terms.clock} options={CLOCKS} words={terms.clocks} />
      <Count name="clockMinutes" label={terms.minutes} least={1} most={600} value={30} hint={terms.ofChess} />
      <Count name="increment" label={terms.increment} least={0} most={600} value={0} hint={terms.ofChess} />
      <Count
        name="thinking"
        label={terms.seconds}
        least={5}
        most={86_400}
        value={45}
        hint={terms.ofThinking}
      />
      <Choice name="flag" label={terms.flag} options={FLAGS} words={terms.flags} />
      {ruleset !== 'MAGIC' && (
        <>
          <Count name="refusedFree" label={terms.refusedFree} least={0} most={100} hint={terms.guesses} />
          <Count
            name="refusedThenEvery"
            label={terms.refusedThenEvery}
            least={1}
            most={3600}
            hint={terms.guesses}
          />
        </>
      )}
      <Count name="maximumHandSize" label={terms.handSize} least={0} most={1000} hint={terms.handSizeHint} />
      {ruleset === 'MAGIC' && (
        <Count name="sideboardSize" label={terms.sideboard} least={1} most={15} hint={terms.sideboardHint} />
      )}
      <Choice
        name="attack"
        label={terms.attack}
        options={ATTACKS}
        words={terms.attacks}
        hint={terms.ofMany}
      />
      <Count name="range" label={terms.range} least={1} most={7} hint={terms.ofMany} />
      <Choice name="unresolved" label={terms.unresolved} options={UNRESOLVED} words={terms.unresolvedBy} />
      <Count name="absentMinutes" label={terms.absent} least={1} most={10_000} hint={terms.absentHint} />
      <Count name="abandonHours" label={terms.abandon} least={1} most={2000} hint={terms.abandonHint} />
      <Count name="openSeconds" label={terms.open} least={5} most={86_400} hint={terms.openHint} />
      {(['challenges', 'teams', 'arrangeGraveyards'] as const).map((name) => (
        <label key={name} class="tick">
          <input type="checkbox" name={name} /> {terms[name]}
        </label>
      ))}
    </>
  );
}

/** Only what was said: the rest is the server's offer. */
export function furtherTerms(given: FormData, ruleset: Ruleset): Readonly<Record<string, unknown>> {
  const number = (name: string): number | undefined => {
    const said = String(given.get(name) ?? '');
    return said === '' ? undefined : Number(said);
  };
  const count = (term: string, name: string, times = 1): object => {
    const said = number(name);
    return said === undefined ? {} : { [term]: said * times };
  };
  const seats = number('seats') ?? 2;
  const isTicked = (name: string): boolean => given.get(name) !== null;
  return {
    ...clockOf(given, number),
    ...(ruleset === 'MAGIC'
      ? count('sideboardSize', 'sideboardSize')
      : {
          naming: {
            help: given.get('help'),
            ...count('refusedFree', 'refusedFree'),
            ...count('refusedThenEvery', 'refusedThenEvery'),
          },
        }),
    ...count('maximumHandSize', 'maximumHandSize'),
    ...count('absentAfter', 'absentMinutes', MINUTE),
    ...count('abandonAfter', 'abandonHours', HOUR),
    ...count('openWithin', 'openSeconds'),
    ...(seats > 2 && given.get('attack') !== 'MULTIPLE' ? { attack: given.get('attack') } : {}),
    ...(seats > 2 && number('range') !== undefined ? { rangeOfInfluence: [number('range')] } : {}),
    ...(given.get('unresolved') === 'JUDGE' ? { unresolved: 'JUDGE' } : {}),
    ...(isTicked('challenges') ? { challenges: true } : {}),
    ...(isTicked('arrangeGraveyards') ? { arrangeGraveyards: true } : {}),
    ...(isTicked('teams') && seats > 2
      ? { teams: Array.from({ length: seats }, (_, seat) => seat % 2) }
      : {}),
  };
}

function clockOf(given: FormData, number: (name: string) => number | undefined): object {
  const flag = given.get('flag');
  switch (given.get('clock')) {
    case 'chess':
      return {
        clock: {
          chess: {
            initial: (number('clockMinutes') ?? 30) * MINUTE,
            increment: number('increment') ?? 0,
            flag,
          },
        },
      };
    case 'thinking':
      return { clock: { thinking: { each: number('thinking') ?? 45, flag } } };
    default:
      return {};
  }
}
