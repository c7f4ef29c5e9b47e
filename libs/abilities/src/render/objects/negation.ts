// Writes a negated filter.
import type { Filter } from '../../nodes/sorts.js';
import { list, objectOf } from '../english/grammar.js';
import { any, type Noun } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';
import { anyone } from './references.js';

export function negated(of: Filter, pen: Pen): Noun {
  const after = (text: string): Noun => ({ after: [text] });
  switch (of.kind) {
    case 'is':
      return of.of.kind === 'this' ? { other: true } : after(`other than ${objectOf(pen.object(of.of))}`);
    case 'type':
    case 'supertype':
      return { adjectives: [`non${of.is}`] };
    case 'subtype':
      return typeof of.is === 'string'
        ? { adjectives: [`non-${of.is}`] }
        : after(`that isn't ${any(pen.noun(of))}`);
    case 'colour':
      return typeof of.is === 'string'
        ? { adjectives: [`non${of.is}`] }
        : after(`that isn't ${pen.colour(of.is)}`);
    case 'has':
      return after(`without ${of.keyword}`);
    case 'controller':
      return of.is.kind === 'you'
        ? after("you don't control")
        : after(`not controlled by ${objectOf(anyone(of.is, pen))}`);
    case 'owner':
      return of.is.kind === 'you'
        ? after("you don't own")
        : after(`not owned by ${objectOf(anyone(of.is, pen))}`);
    case 'in':
      if (of.zone === 'battlefield' && of.whose === undefined)
        return { base: 'card', after: ["that isn't on the battlefield"] };
      break;
    case 'colours':
      if (of.how === 'colourless') return { adjectives: ['colored'] };
      break;
    case 'status':
      if (of.is === 'token') return { adjectives: ['nontoken'] };
      if (of.is === 'enchanted' || of.is === 'equipped') return after(`that isn't ${of.is}`);
      break;
    case 'any':
      {
        const keywords = of.of.flatMap((each) => (each.kind === 'has' ? [each.keyword] : []));
        if (keywords.length > 1 && keywords.length === of.of.length)
          return after(`without ${list(keywords, 'or')}`);
      }
      break;
    // Every other kind is negated in a clause of its own.
    case 'anything':
    case 'all':
    case 'not':
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'name':
    case 'originally-printed':
    case 'has-ability':
    case 'stat':
    case 'counter':
    case 'shares':
    case 'attached-to':
    case 'has-attached':
    case 'targets':
    case 'combat':
    case 'source':
    case 'happened':
    case 'where':
    case 'could-produce':
    case 'parameter':
      break;
  }
  return after(`that isn't ${any(pen.noun(of))}`);
}
