// From where, when and for what cost players may cast spells (cr 601.3, 118.9). Examples: Gravecrawler, Rooftop
// Storm.
import type { Filter, Permission, Players, Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { map, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { deedCosts, noun, statics } from '../words/nonterminals.js';
import { playerSubject } from './of-players.js';
import { thisObject } from '../nouns/objects.js';

const YOU: Players = { kind: 'you' };
const spells: Parser<Filter> = map(noun, ({ filter, base, number }) =>
  base === 'spell' && number === 'many' ? filter : undefined,
);
const may = (permission: Permission): readonly Static[] => [{ kind: 'may', permission }];

export const spellsOfPlayersProductions: Productions = [
  production(
    statics,
    rule(['each opponent can cast', spells, 'only any time they could cast a sorcery'], (what) => [
      {
        kind: 'cannot',
        action: {
          kind: 'cast',
          who: { kind: 'opponents' },
          ...(what.kind === 'spell' ? {} : { what }),
          speed: 'instant',
        },
      },
    ]),
    rule(['you may cast this card from your graveyard'], () =>
      may({
        kind: 'play',
        who: YOU,
        what: { kind: 'is', of: { kind: 'this', said: 'card' } },
        from: 'graveyard',
      }),
    ),
    rule(['you may cast', thisObject, 'from exile'], () =>
      may({ kind: 'play', who: YOU, what: { kind: 'is', of: { kind: 'this' } }, from: 'exile' }),
    ),
    rule(['players may cast', spells, 'as though they had flash'], (what) =>
      may({ kind: 'play', who: { kind: 'all' }, what, speed: 'instant' }),
    ),
    rule(
      [playerSubject, 'may cast', spells, 'as though they had flash without paying their mana costs'],
      (of, what) => may({ kind: 'play', who: of, what, speed: 'instant', free: 'free' }),
    ),
    rule(['you may', deedCosts, 'rather than pay the mana cost for', spells, 'you cast'], (costs, what) =>
      may({ kind: 'play', who: YOU, what, costs }),
    ),
  ),
];
