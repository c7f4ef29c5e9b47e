// 'As this enters, choose a color', and what refers to the choice later (cr 607.2d): 'the chosen color'. Example:
// Voice of All.
import type { Colour, Effect, Filter, Static, Word } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { from, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clauseAfter, deed, keyword, players, predicate, statics } from '../words/nonterminals.js';
import { card } from '../nouns/nouns.js';
import { thisObject } from '../nouns/objects.js';

const CHOSEN = {
  colour: 'chosen color',
  type: 'chosen type',
  player: 'chosen player',
} as const;
const YOU = { kind: 'you' } as const;
const choices: Parser<{ readonly effect: Effect; readonly as: string }> = from({
  color: { effect: { kind: 'choose-colour', who: YOU, bind: 'chosen' }, as: CHOSEN.colour },
  player: {
    effect: { kind: 'choose-players', who: YOU, from: { kind: 'all' }, bind: 'chosen' },
    as: CHOSEN.player,
  },
  opponent: {
    effect: { kind: 'choose-players', who: YOU, from: { kind: 'opponents' }, bind: 'chosen' },
    as: CHOSEN.player,
  },
} as const);
const creatureType: Parser<{ readonly effect: Effect; readonly as: string }> = map(
  words('creature type'),
  () => ({
    effect: { kind: 'choose-word', who: YOU, of: 'creature-type', bind: 'chosen' },
    as: CHOSEN.type,
  }),
);
const asEnters = ({ effect, as }: { readonly effect: Effect; readonly as: string }): readonly Static[] => [
  { kind: 'enters', outcomes: [{ kind: 'choosing', effect, as }] },
];

// Choices made by the same effect.
const ANSWER: Colour = { kind: 'chosen', name: 'colour' };
const ofAnswer = (is: Colour): Filter => ({ kind: 'colour', is });
const TYPE_ANSWER: Word = { kind: 'chosen', name: 'type' };
const NAME_ANSWER: Word = { kind: 'chosen', name: 'name' };
const answered = (filter: Filter) => ({ filter });

const COLOUR = { kind: 'linked', name: CHOSEN.colour } as const;
const ofColour: Filter = { kind: 'colour', is: COLOUR };
const ofType: Filter = { kind: 'subtype', is: { kind: 'linked', name: CHOSEN.type } };

export const choicesOnEnteringProductions: Productions = [
  production(
    statics,
    rule(['as', thisObject, 'enters , choose a|an', choices], (_, choice) => asEnters(choice)),
    rule(['as', thisObject, 'enters , choose a', creatureType], (_, choice) => asEnters(choice)),
  ),
  production(
    deed,
    rule(['choose a color'], () => (who) => ({ kind: 'choose-colour', who, bind: 'colour' })),
    rule(['choose a creature type'], () => (who) => ({
      kind: 'choose-word',
      who,
      of: 'creature-type',
      bind: 'type',
    })),
    rule(['choose a card name'], () => (who) => ({ kind: 'choose-name', who, bind: 'name' })),
    rule(['choose a|an', card, 'name'], (filter) => (who) => ({
      kind: 'choose-name',
      who,
      filter,
      bind: 'name',
    })),
  ),
  production(
    clauseAfter,
    map(words('of the chosen color'), () => answered(ofAnswer(ANSWER))),
    map(words('of that color'), () => answered(ofAnswer({ ...ANSWER, said: 'that' }))),
    map(words('of the chosen type'), () => answered({ kind: 'subtype', is: TYPE_ANSWER })),
    map(words('with the chosen name'), () => answered({ kind: 'name', is: NAME_ANSWER })),
    map(words('with that name'), () => answered({ kind: 'name', is: { ...NAME_ANSWER, said: 'that' } })),
    map(words('of that type'), () => answered({ kind: 'subtype', is: { ...TYPE_ANSWER, said: 'that' } })),
  ),
  production(
    keyword,
    map(words('protection from the chosen color'), () => ({
      kind: 'keyword',
      name: 'protection',
      filter: ofAnswer(ANSWER),
    })),
  ),
  production(
    clauseAfter,
    map(words('of the chosen color'), () => ({ filter: ofColour })),
    map(words('of the chosen type'), () => ({ filter: ofType })),
  ),
  production(
    keyword,
    map(words('protection from the chosen color'), () => ({
      kind: 'keyword',
      name: 'protection',
      filter: ofColour,
    })),
  ),
  production(
    keyword,
    map(words('protection from the chosen player'), () => ({
      kind: 'keyword',
      name: 'protection',
      players: { kind: 'linked', name: CHOSEN.player },
    })),
  ),
  production(
    predicate,
    map(words('is|are|becomes|become the chosen color'), () => [{ kind: 'set-colours', colours: [COLOUR] }]),
  ),
  production(
    players,
    map(words('the chosen player'), () => ({ kind: 'linked', name: CHOSEN.player })),
  ),
];
