// What a remedy is made of, as fields to fill in.
import { useId } from 'preact/hooks';
import { disputeWords } from '../dispute/words/words.js';
import type { RepairZone } from '../words/kinds.js';
import type { DeskGame } from './desk-game.js';
import { FIELDS, type Field, type RemedyDraft } from './ruling-draft.js';

const ZONES: readonly RepairZone[] = ['HAND', 'LIBRARY', 'BATTLEFIELD', 'GRAVEYARD', 'EXILE', 'COMMAND'];
const TICKS: ReadonlySet<Field> = new Set(['keepKnown', 'freeNames', 'tapped', 'triggers', 'frees']);
const NUMBERS: ReadonlySet<Field> = new Set(['moment', 'total', 'count', 'seconds']);

interface Props {
  readonly remedy: RemedyDraft;
  readonly game: DeskGame;
  readonly onChange: (remedy: RemedyDraft) => void;
}

export function RemedyFields({ remedy, game, onChange }: Props) {
  const { kind, given } = remedy;
  const set = (field: Field, value: string): void =>
    onChange({ ...remedy, given: { ...given, [field]: value } });
  const isAsked = (field: Field): boolean =>
    (field !== 'place' || given.zone === 'LIBRARY') &&
    (field !== 'under' || given.zone === 'BATTLEFIELD') &&
    !(kind === 'counters' && field === 'seat' && (given.object ?? '') !== '');
  return (
    <div class="row remedy-fields">
      {FIELDS[kind].filter(isAsked).map((field) => (
        <OneField key={field} field={field} kind={kind} value={given[field] ?? ''} game={game} onSet={set} />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly kind: RemedyDraft['kind'];
  readonly value: string;
  readonly game: DeskGame;
  readonly onSet: (field: Field, value: string) => void;
}

function OneField({ field, kind, value, game, onSet }: FieldProps) {
  const { rule } = disputeWords();
  const id = useId();
  const label = rule.fields[field];
  if (TICKS.has(field))
    return (
      <label class="tick bare">
        <input
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onSet(field, event.currentTarget.checked ? 'yes' : '')}
        />
        {label}
      </label>
    );
  const options = optionsOf(field, kind, game);
  return (
    <label class="bare" for={id}>
      <span>{label}</span>
      {options === undefined && NUMBERS.has(field) ? (
        <input
          id={id}
          type="number"
          required
          value={value}
          onInput={(event) => onSet(field, event.currentTarget.value)}
        />
      ) : options === undefined ? (
        <input
          id={id}
          type="text"
          required
          value={value}
          onInput={(event) => onSet(field, event.currentTarget.value)}
        />
      ) : (
        <select id={id} value={value} onChange={(event) => onSet(field, event.currentTarget.value)}>
          {options.map(({ value: each, label: said }) => (
            <option key={each} value={each}>
              {said}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function optionsOf(field: Field, kind: RemedyDraft['kind'], game: DeskGame): readonly Option[] | undefined {
  const { rule, everyone } = disputeWords();
  const seats = game.seats.value.map((seat) => ({ value: String(seat), label: game.who(seat) }));
  const nobody = { value: '', label: '–' };
  switch (field) {
    case 'seat':
      return kind === 'move' ? [nobody, ...seats] : seats;
    case 'under':
      return seats;
    case 'to':
      return [{ value: '', label: everyone }, ...seats];
    case 'winner':
      return [{ value: '', label: rule.draw }, ...seats];
    case 'object':
      return [nobody, ...game.objects().map(({ id, label }) => ({ value: id, label }))];
    case 'zone':
      return ZONES.map((zone) => ({ value: zone, label: rule.zones[zone] }));
    case 'place':
      return Object.entries(rule.places).map(([place, label]) => ({ value: place, label }));
    default:
      return undefined;
  }
}

/** What a new remedy begins with: what its fields show before anybody has chosen. */
export function begun(kind: RemedyDraft['kind'], game: DeskGame): RemedyDraft {
  const given = Object.fromEntries(
    FIELDS[kind].map((field) => [
      field,
      field === 'moment' ? String(game.moment) : (optionsOf(field, kind, game)?.[0]?.value ?? ''),
    ]),
  );
  return { kind, given };
}
