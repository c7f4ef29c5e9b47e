// Which games a page is about; the address keeps it, so that a link leads to the same figures.
import { BASES, FORMATS, MOST_SEATS, RULESETS, WHO, without, type AskedGames } from '../state/asked.js';
import { words } from '../words/words.js';
import { statisticsWords } from './words/words.js';

const SEATS = Array.from({ length: MOST_SEATS - 1 }, (_, nth) => String(nth + 2));

interface Props {
  readonly asked: AskedGames;
  readonly onAsk: (asked: AskedGames) => void;
  /** Whose results they are is settled on the page of a player. */
  readonly about: 'everyone' | 'a player';
}

export function FilterForm({ asked, onAsk, about }: Props) {
  const { filter } = statisticsWords();
  const { presets, bases } = words().newGame;
  const set = (changed: { readonly [K in keyof AskedGames]?: AskedGames[K] | undefined }): void =>
    onAsk(without({ ...asked, ...changed }));
  const presetNames = Object.fromEntries(Object.entries(presets).map(([key, { name }]) => [key, name]));
  const isChosen = Object.keys(asked).some((key) => key !== 'cost');
  return (
    <details class="filter" open={isChosen}>
      <summary>{filter.title}</summary>
      <div class="pairs">
        <Choice
          label={filter.ruleset}
          of={RULESETS}
          names={presetNames}
          value={asked.ruleset}
          onChoose={(ruleset) => set({ ruleset })}
        />
        <Choice
          label={filter.base}
          of={BASES}
          names={bases}
          value={asked.base}
          onChoose={(base) => set({ base })}
        />
        <Choice
          label={filter.format}
          of={FORMATS}
          names={filter.formats}
          value={asked.format}
          onChoose={(format) => set({ format })}
        />
        {about === 'everyone' && (
          <Choice
            label={filter.who}
            of={WHO}
            names={filter.whose}
            value={asked.who}
            onChoose={(who) => set({ who })}
          />
        )}
        <Choice
          label={filter.seats}
          of={SEATS}
          names={{}}
          value={asked.seats === undefined ? undefined : String(asked.seats)}
          onChoose={(seats) => set({ seats: seats === undefined ? undefined : Number(seats) })}
        />
        <Day label={filter.from} value={asked.from} onChoose={(from) => set({ from })} />
        <Day label={filter.to} value={asked.to} onChoose={(to) => set({ to })} />
      </div>
      <p class="row">
        <span class="faint">{filter.hint}</span>
        {isChosen && (
          <button type="button" onClick={() => onAsk(asked.cost === undefined ? {} : { cost: asked.cost })}>
            {filter.clear}
          </button>
        )}
      </p>
    </details>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly names: Readonly<Record<string, string>>;
  readonly value: T | undefined;
  readonly onChoose: (value: T | undefined) => void;
}

function Choice<T extends string>({ label, of, names, value, onChoose }: ChoiceProps<T>) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(of.find((one) => one === currentTarget.value))}
      >
        <option value="">{statisticsWords().filter.any}</option>
        {of.map((one) => (
          <option key={one} value={one}>
            {names[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChoose: (day: string | undefined) => void;
}

function Day({ label, value, onChoose }: DayProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(currentTarget.value === '' ? undefined : currentTarget.value)
        }
      />
    </label>
  );
}
