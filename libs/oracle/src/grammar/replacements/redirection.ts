// Damage that is dealt to something else instead (cr 614.9). Example: Nomads en-Kor.
import type { Effect, Filter, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { damageRecipient, type DamageRecipient } from '../deeds/on-objects.js';
import {
  aimed,
  chosenSource,
  chooseSource,
  combatWord,
  damageTo,
  combatField,
  nextTime,
  thisTurn,
} from './prevention.js';
import { clause } from '../words/nonterminals.js';
import { numeral, x } from '../words/numbers.js';

type Prevention = Extract<Effect, { kind: 'prevent-damage' }>;
/** One object or one player. */
const elsewhere: Parser<Pick<Prevention, 'redirect' | 'redirectPlayers'>> = map(
  damageRecipient,
  ({ to, players, said }: DamageRecipient) =>
    said !== undefined || to?.kind === 'each' || to?.kind === 'union'
      ? undefined
      : {
          ...(to === undefined ? {} : { redirect: to }),
          ...(players === undefined ? {} : { redirectPlayers: players }),
        },
);
const CHOSEN: Reference = { kind: 'bound', name: 'source' };
/** cr 609.7b: not if the source is no longer what it was chosen as. */
const stillAs = (as: Filter | undefined): Reference =>
  as === undefined ? CHOSEN : { kind: 'only', of: CHOSEN, filter: as };
/** 'to you by a source of your choice' */
const byChosen = rule(
  [maybe(rule(['dealt to', damageRecipient], (dealt) => dealt)), maybe(words('dealt')), 'by', chosenSource],
  (dealt, _, of) =>
    dealt?.said !== undefined
      ? undefined
      : {
          steps: chooseSource(of.from),
          shielded: {
            ...(dealt?.to === undefined ? {} : { to: dealt.to }),
            ...(dealt?.players === undefined ? {} : { toPlayers: dealt.players }),
            from: stillAs(of.as),
          },
        },
);
export const redirectionProductions: Productions = [
  production(
    clause,
    rule(
      [
        'the next',
        either<Value>(numeral, x),
        combatWord,
        'damage that would be',
        aimed,
        thisTurn,
        'is dealt to',
        elsewhere,
        'instead',
      ],
      (amount, is, shielded, until, other) => ({
        kind: 'prevent-damage',
        ...shielded,
        ...combatField(is),
        amount,
        until,
        ...other,
      }),
    ),
    rule(
      ['all', combatWord, 'damage that would be', aimed, thisTurn, 'is dealt to', elsewhere, 'instead'],
      (is, shielded, until, other) => ({
        kind: 'prevent-damage',
        ...shielded,
        ...combatField(is),
        until,
        ...other,
      }),
    ),
    rule(
      ['all', combatWord, 'damage that would be', byChosen, thisTurn, 'is dealt to', elsewhere, 'instead'],
      (is, { steps, shielded }, until, other) => ({
        kind: 'sequence',
        steps: [steps, { kind: 'prevent-damage', ...shielded, ...combatField(is), until, ...other }],
      }),
    ),
    rule(
      ['prevent all', combatWord, 'damage that would be', byChosen, thisTurn],
      (is, { steps, shielded }, until) => ({
        kind: 'sequence',
        steps: [steps, { kind: 'prevent-damage', ...shielded, ...combatField(is), until }],
      }),
    ),
    rule(
      [
        'the next time',
        chosenSource,
        'would deal',
        combatWord,
        'damage',
        // One recipient only: damage dealt to several at once counts as one time.
        damageTo,
        'this turn , that damage is dealt to',
        elsewhere,
        'instead',
      ],
      (source, is, fits, { redirect, redirectPlayers }) =>
        nextTime(source, { ...fits, ...combatField(is) }, [
          {
            kind: 'redirect',
            ...(redirect === undefined ? {} : { to: redirect }),
            ...(redirectPlayers === undefined ? {} : { players: redirectPlayers }),
          },
        ]),
    ),
  ),
];
