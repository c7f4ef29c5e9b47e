// A ruling as it is being written: what it will be as the server takes it.
import { computed, signal } from '@preact/signals';
import type { DeskGame } from './desk-game.js';

export type RemedyKindDrafted =
  | 'rewind'
  | 'life'
  | 'counters'
  | 'tapped'
  | 'control'
  | 'move'
  | 'reveal'
  | 'mark'
  | 'free'
  | 'word'
  | 'time'
  | 'pass'
  | 'result';

export type Field =
  | 'moment'
  | 'keepKnown'
  | 'freeNames'
  | 'seat'
  | 'total'
  | 'object'
  | 'counter'
  | 'count'
  | 'tapped'
  | 'zone'
  | 'place'
  | 'under'
  | 'triggers'
  | 'to'
  | 'name'
  | 'word'
  | 'frees'
  | 'seconds'
  | 'winner';

/** What each remedy is made of, in the order in which it is asked. */
export const FIELDS: Readonly<Record<RemedyKindDrafted, readonly Field[]>> = {
  rewind: ['moment', 'keepKnown', 'freeNames'],
  life: ['seat', 'total'],
  counters: ['object', 'seat', 'counter', 'count'],
  tapped: ['object', 'tapped'],
  control: ['object', 'seat'],
  move: ['object', 'zone', 'seat', 'place', 'under', 'triggers'],
  reveal: ['object', 'to'],
  mark: ['name', 'seat', 'object'],
  free: ['name'],
  word: ['object', 'word', 'frees'],
  time: ['seat', 'seconds'],
  pass: [],
  result: ['winner'],
};

/** Empty where nothing was chosen; ticks are 'yes' or empty. */
export type Given = Readonly<Partial<Record<Field, string>>>;

export interface RemedyDraft {
  readonly kind: RemedyKindDrafted;
  readonly given: Given;
}

export class RulingDraft {
  readonly question = signal('');
  readonly findings = signal('');
  readonly rules = signal<readonly string[]>([]);
  readonly remedies = signal<readonly RemedyDraft[]>([]);
  readonly words = signal('');
  readonly loser = signal('');
  readonly isWhole = computed(
    () =>
      this.question.value.trim() !== '' &&
      this.findings.value.trim() !== '' &&
      this.words.value.trim() !== '',
  );

  /** As RulingInput has it. */
  input(game: DeskGame): object {
    return {
      question: this.question.value.trim(),
      findings: this.findings.value.trim(),
      rules: this.rules.value,
      remedies: this.remedies.value.map((remedy) => remedyInput(remedy, game)),
      words: this.words.value.trim(),
      ...(this.loser.value === '' ? {} : { loser: Number(this.loser.value) }),
    };
  }
}

const optional = (name: string, value: string | undefined): object =>
  value === undefined || value === '' ? {} : { [name]: Number(value) };

const PLACES: Readonly<Record<string, object>> = {
  top: { top: true },
  bottom: { bottom: true },
  random: { random: true },
};

function remedyInput({ kind, given }: RemedyDraft, game: DeskGame): object {
  const isYes = (field: Field): boolean => given[field] === 'yes';
  const { object = '', name = '', word = '', counter = '' } = given;
  const seat = Number(given.seat ?? 0);
  switch (kind) {
    case 'rewind':
      return {
        rewind: {
          moment: Number(given.moment),
          keepKnown: isYes('keepKnown'),
          freeNames: isYes('freeNames'),
        },
      };
    case 'life':
      return { repair: { life: { seat, total: Number(given.total) } } };
    case 'counters':
      return {
        repair: {
          counters: { ...(object === '' ? { seat } : { object }), counter, count: Number(given.count) },
        },
      };
    case 'tapped':
      return { repair: { tapped: { object, tapped: isYes('tapped') } } };
    case 'control':
      return { repair: { control: { object, seat } } };
    case 'move': {
      const { zone = 'GRAVEYARD', place = 'top' } = given;
      return {
        repair: {
          move: {
            object,
            zone,
            ...optional('seat', given.seat),
            ...(zone === 'LIBRARY' ? { place: PLACES[place] } : {}),
            ...(zone === 'BATTLEFIELD' ? { under: Number(given.under ?? 0) } : {}),
            triggers: isYes('triggers'),
          },
        },
      };
    }
    case 'reveal':
      return { repair: { reveal: { objects: [object], ...optional('to', given.to) } } };
    case 'mark':
      return { repair: { mark: { name, seat, object } } };
    case 'free':
      return { repair: { free: { name } } };
    case 'word':
      return { repair: { word: { object, of: 'NAME', word, frees: isYes('frees') } } };
    case 'time':
      return { time: { seat, seconds: Number(given.seconds) } };
    case 'pass': {
      const decision = game.view.value?.decision;
      return {
        answer: {
          seat: decision?.seat ?? 0,
          decisionId: decision?.decisionId ?? '',
          answer: { action: 'PASS' },
        },
      };
    }
    case 'result':
      return {
        result: { winners: given.winner === undefined || given.winner === '' ? [] : [Number(given.winner)] },
      };
  }
}
