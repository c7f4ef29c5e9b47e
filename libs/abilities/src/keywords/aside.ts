// Keywords that set a card aside to be cast at another time (cr 702.35-702.94).
import type { KeywordMacro } from './macro.js';
import {
  always,
  both,
  CREATURE,
  did,
  does,
  gainHaste,
  hole,
  IS_THIS,
  inZone,
  matches,
  steps,
  THIS,
  whenever,
  YOU,
  YOURS,
  yourUpkeep,
  counters,
  bound,
  EXILE_IT,
} from './parts.js';

/** cr 400.7k: kept by the exiled card of a madness ability if that ability moved it on. */
export const NOT_CAST = 'not cast for madness';

export const ASIDE: readonly KeywordMacro[] = [
  {
    name: 'madness',
    rule: 'cr 702.35',
    takes: ['costs'],
    abilities: [
      always(
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'moves', what: IS_THIS, from: ['hand'], cause: ['discard'] },
            outcomes: EXILE_IT,
            label: 'madness',
          },
        },
        { label: 'madness', zone: 'hand' },
      ),
      whenever(
        { kind: 'moves', what: IS_THIS, from: ['hand'], to: ['exile'], cause: ['discard'] },
        does(
          steps(
            {
              kind: 'may',
              who: { kind: 'owner', of: THIS },
              effect: {
                kind: 'cast-now',
                who: { kind: 'owner', of: THIS },
                what: THIS,
                costs: [hole('costs')],
                for: 'madness',
                bind: 'cast',
              },
            },
            {
              kind: 'if',
              condition: { kind: 'not', of: did('cast') },
              then: steps(
                { kind: 'move', what: THIS, to: 'graveyard', cause: 'put', bind: 'put' },
                // cr 400.7k
                {
                  kind: 'if',
                  condition: did('put'),
                  then: { kind: 'remember', what: 'put', as: NOT_CAST, on: THIS },
                },
              ),
            },
          ),
        ),
        { label: 'madness', zone: 'exile' },
      ),
    ],
  },
  {
    name: 'miracle',
    rule: 'cr 702.94',
    takes: ['costs'],
    abilities: [
      always({ kind: 'quality', is: 'miracle' }, { label: 'miracle', zone: 'hand' }),
      whenever(
        { kind: 'keyword-action', action: 'miracle', what: IS_THIS },
        does({
          kind: 'may',
          who: YOU,
          effect: { kind: 'cast-now', who: YOU, what: THIS, costs: [hole('costs')], for: 'miracle' },
        }),
        { label: 'miracle', zone: 'hand' },
      ),
    ],
  },
  {
    name: 'suspend',
    rule: 'cr 702.62',
    takes: ['value', 'costs'],
    abilities: [
      always(
        { kind: 'quality', is: 'suspend', value: hole('value'), costs: [hole('costs')] },
        { label: 'suspend', zone: 'hand' },
      ),
      whenever(yourUpkeep, does({ kind: 'remove-counters', from: THIS, counter: 'time', count: 1 }), {
        label: 'suspend',
        if: matches(THIS, both(inZone('exile'), counters('time', 1))),
        zone: 'exile',
      }),
      whenever(
        { kind: 'removes-counters', from: IS_THIS, counter: 'time', last: 'last' },
        does(
          steps(
            {
              kind: 'may',
              who: YOU,
              effect: {
                kind: 'cast-now',
                who: YOU,
                what: THIS,
                play: 'play',
                free: 'free',
                for: 'suspend',
                bind: 'cast',
              },
            },
            {
              kind: 'if',
              condition: matches(bound('cast'), CREATURE),
              then: {
                kind: 'continuous',
                what: bound('cast'),
                changes: [gainHaste],
                until: {
                  kind: 'while',
                  condition: matches({ kind: 'successor', of: bound('cast') }, YOURS),
                },
              },
            },
          ),
        ),
        { label: 'suspend', if: matches(THIS, inZone('exile')), zone: 'exile' },
      ),
    ],
  },
];
