// An exiled card that may be played under a condition (cr 702.75). Example: Shelldock Isle.
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { clause, condition } from '../words/nonterminals.js';

export const hideawayProductions: Productions = [
  production(
    clause,
    rule(['you may play the exiled card without paying its mana cost if', condition], (when, scan) =>
      scan.self.kept.includes('hideaway')
        ? {
            kind: 'if',
            condition: when,
            said: 'condition-last',
            then: {
              kind: 'may',
              who: { kind: 'you' },
              effect: {
                kind: 'cast-now',
                who: { kind: 'you' },
                what: { kind: 'linked', name: 'hideaway', said: 'one' },
                play: 'play',
                free: 'free',
              },
            },
          }
        : undefined,
    ),
  ),
];
