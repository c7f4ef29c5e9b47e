// Old wordings and today's for the same. In this order.
import { OF_LIBRARIES } from './libraries.js';
import type { Wording } from './wording.js';
import { OF_EVENTS } from './wordings-of-events.js';
import { OF_ITSELF } from './wordings-of-itself.js';
import { OF_SEARCHES } from './searches.js';

const OF_ZONES: readonly Wording[] = [
  [/\benters the battlefield\b/g, 'enters'],
  [/\benter the battlefield\b/g, 'enter'],
  [/\bentering the battlefield\b/g, 'entering'],
  [/\bentered the battlefield\b/g, 'entered'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bconverted mana costs\b/g, 'mana values'],
];

/** Today's players are 'they', and what they do is said of several. */
const THEY_DO: readonly Wording[] = [
  [/\b([Hh])e or she doesn't\b/g, "$1e or she don't"],
  [/\b([Hh])e or she has\b/g, '$1e or she have'],
  [/\b([Hh])e or she does\b/g, '$1e or she do'],
  [/\b([Hh])e or she is\b/g, '$1e or she are'],
  [/\b([Hh])e or she was\b/g, '$1e or she were'],
  [/\b([Hh])e or she (\w+(?:ch|sh|ss))es\b/g, '$1e or she $2'],
  [/\b([Hh])e or she (\w+[^s\W])s\b/g, '$1e or she $2'],
];

const OF_PLAYERS: readonly Wording[] = [
  ...THEY_DO,
  [/\bhis or her\b/g, 'their'],
  [/\bhis or hers\b/g, 'theirs'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
  // A planeswalker is 'it' as any other permanent.
  [/\bunder (?:his|her) owner's control\b/g, "under its owner's control"],
  [/\b(to|on|transform|return|exile) (?:him|her)(?=[ ,.])/g, '$1 it'],
];

const OF_TARGETS: readonly Wording[] = [
  [/\btarget creature, player, or planeswalker\b/g, 'any target'],
  [/\btarget creature, planeswalker, or player\b/g, 'any target'],
];

const OF_TIMES: readonly Wording[] = [[/\b([Aa]t the beginning of) the end step\b/g, '$1 each end step']];
/** 'Flying; banding' is a list like any other. */
const OF_LISTS: readonly Wording[] = [
  [/^([^."]*); ([^."]*)$/g, '$1, $2'],
  [/\b([Dd]raws?|[Mm]ills?|[Dd]iscards?) cards equal to\b/g, '$1 a number of cards equal to'],
  [/\b(each \w+(?: \w+)?) your opponents control\b/g, '$1 an opponent controls'],
];

const OF_ABILITIES: readonly Wording[] = [
  [/\bActivate this ability only any time you could cast a sorcery\b/g, 'Activate only as a sorcery'],
  [/\bActivate this ability only\b/g, 'Activate only'],
  [/\bActivate only any time you could cast an instant\b/g, 'Activate only as an instant'],
  [/\bActivate this ability no more\b/g, 'Activate no more'],
];

const OF_MANA: readonly Wording[] = [
  [
    /\b([Aa])dd ((?:\{[^}]+\})+(?:, (?:\{[^}]+\})+)*,? or (?:\{[^}]+\})+|(?:\{[^}]+\})+) to your mana pool\b/g,
    '$1dd $2',
  ],
  [/ to (?:your|their) mana pool\b/g, ''],
];

/** Keywords of one line stand between commas, however many of them are no single word. */
const OF_KEYWORDS: readonly Wording[] = [
  [/^([A-Z][\w, ]*); (?=[a-z][\w; ]*$)/, '$1, '],
  [/^([A-Z][\w, ]*); (?=[a-z][\w; ]*$)/, '$1, '],
];

/** Loyalty symbols stand in brackets, and less is a minus. */
const OF_LOYALTY: readonly Wording[] = [
  [/^\[?-(\d+|X)\]?: /, '[−$1]: '],
  [/^\[?\+(\d+|X)\]?: /, '[+$1]: '],
  [/^0: /, '[0]: '],
];

const OF_DAMAGE: readonly Wording[] = [
  [
    /\b([Pp]revent all (?:combat )?damage that would be dealt) to and dealt by (it|this creature|th(?:at|ose) creatures?) this turn\b/g,
    '$1 to $2 this turn. $1 by $2 this turn',
  ],
  [/\bdealt (to [^.,"]*?) this turn (by [^.,"]*?)(?=[.,]| is dealt)/g, 'dealt $1 $2 this turn'],
  [/\bdealt this turn ((?:to|by) [^.,"]*?)(?=[.,]| instead| is dealt)/g, 'dealt $1 this turn'],
  [
    /\b([Pp])revent all (combat )?damage (?!that )([^.,"]*?) would deal( to [^.,"]*?)?( this turn)?(?=\.)/g,
    '$1revent all $2damage that would be dealt$4 by $3$5',
  ],
];

/** A size that is set, wherever it stands. */
const OF_SIZES: readonly Wording[] = [
  [
    /\b(becomes|is) an? ((?:[\w-]+ )*?[\w-]+) with base power and toughness (\d+\/\d+)(?= in addition to | until |\.)/g,
    '$1 a $3 $2',
  ],
  [/\bbecome ((?:[\w-]+ )*?[\w-]+s) with base power and toughness (\d+\/\d+)(?= until |\.)/g, 'become $2 $1'],
];
const OF_COUNTS: readonly Wording[] = [
  // Beside the card of the step or not, it is so many cards.
  [/\b(draws?) an additional card\b/g, '$1 a card'],
  [/\b(draws?) (two|three|four|five) additional cards\b/g, '$1 $2 cards'],
  [/\b([Ii])f there are no (\w+) counters on this (\w+), /g, '$1f this $3 has no $2 counters on it, '],
  [/\b(\w+) or more ([^,.]*?) are (in your graveyard|on the battlefield)\b/g, 'there are $1 or more $2 $3'],
];

/** cr 702.16g: two abilities. */
const OF_PROTECTION: readonly Wording[] = [
  [/^Protection from (\w+) and from (\w+)$/gm, 'Protection from $1, protection from $2'],
  [/, and protection from (\w+) and from (\w+)\b/g, ', protection from $1, and protection from $2'],
  [
    /\b(ha(?:s|ve)|gains?) ([\w ]+?) and protection from (\w+) and from (\w+)\b/g,
    '$1 $2, protection from $3, and protection from $4',
  ],
  [
    /\b(ha(?:s|ve)|gains?) protection from (\w+) and from (\w+)\b/g,
    '$1 protection from $2 and protection from $3',
  ],
];

const OF_COMBAT: readonly Wording[] = [
  [/\b(attacks?|blocks?) each turn if able\b/g, '$1 each combat if able'],
  [/\b(attack|attacks) you or a planeswalker you control\b/g, '$1 you or planeswalkers you control'],
  [/\b(don't untap during) their controller's next untap step\b/g, "$1 their controllers' next untap steps"],
  [/\b([Ee]ach) ([^.,"]*?) your opponents control\b/g, '$1 $2 an opponent controls'],
  [/\bEach player can't\b/g, "Players can't"],
  [/\bcan't be countered by spells or abilities\b/g, "can't be countered"],
];

export const MODERN: readonly Wording[] = [
  [/−/g, '-'],
  [/[’‘]/g, "'"],
  ...OF_ZONES,
  ...OF_EVENTS,
  ...OF_ITSELF,
  ...OF_PLAYERS,
  ...OF_TARGETS,
  ...OF_TIMES,
  ...OF_LISTS,
  ...OF_ABILITIES,
  ...OF_MANA,
  ...OF_DAMAGE,
  ...OF_LOYALTY,
  ...OF_KEYWORDS,
  ...OF_COUNTS,
  ...OF_SIZES,
  ...OF_PROTECTION,
  ...OF_COMBAT,
  ...OF_SEARCHES,
  ...OF_LIBRARIES,
];
