// Changes that rules cause without a card's text: goading, detaining, suspecting and exchanging.
import type { Change, Condition } from '#abilities';

/** Each has a place below its name, as a card's effect does: `rule#detained/changes/0`. */
export interface ChangesByRule {
  readonly changes: readonly Change[];
}

/** cr 701.35a. */
const DETAINED: ChangesByRule = {
  changes: [
    { kind: 'cannot', action: { kind: 'attack' } },
    { kind: 'cannot', action: { kind: 'block' } },
    { kind: 'cannot', action: { kind: 'activate', who: { kind: 'all' } } },
  ],
};

/** cr 701.15b: goaded by the effect's controller. */
const GOADED: ChangesByRule = { changes: [{ kind: 'goaded', by: { kind: 'you' } }] };

/** cr 701.60c. */
const SUSPECTED: ChangesByRule = {
  changes: [
    { kind: 'gain-ability', ability: { kind: 'keyword', name: 'menace' } },
    { kind: 'cannot', action: { kind: 'block' } },
  ],
};

/** cr 701.12b: control goes to the player bound as the new controller. */
const CONTROLLED: ChangesByRule = {
  changes: [{ kind: 'control', to: { kind: 'bound', name: 'new controller' } }],
};

/** cr 701.12g, 613.4b: the numbers are those from when the effect began. */
const POWER: ChangesByRule = {
  changes: [{ kind: 'set-stat', stat: 'power', value: { kind: 'amount', name: 'exchanged' } }],
};
const TOUGHNESS: ChangesByRule = {
  changes: [{ kind: 'set-stat', stat: 'toughness', value: { kind: 'amount', name: 'exchanged' } }],
};

/** cr 701.12h: the other object's text, as it was. */
const TEXT: ChangesByRule = {
  changes: [
    { kind: 'lose-all-abilities' },
    { kind: 'gain-abilities-of', of: { kind: 'bound', name: 'exchanged' }, filter: 'all' },
  ],
};

export const CHANGES_BY_RULE = {
  detained: DETAINED,
  goaded: GOADED,
  suspected: SUSPECTED,
  controlled: CONTROLLED,
  power: POWER,
  toughness: TOUGHNESS,
  text: TEXT,
} as const satisfies Readonly<Record<string, ChangesByRule>>;
export type RuleChange = keyof typeof CHANGES_BY_RULE;

/** cr 701.60c: as long as `it` is suspected. */
export const WHILE_SUSPECTED: Condition = {
  kind: 'matches',
  what: { kind: 'bound', name: 'it' },
  filter: { kind: 'status', is: 'suspected' },
};
