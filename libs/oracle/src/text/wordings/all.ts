// Replaces old wordings by today's. The lists are applied in this order.
import { OF_LIBRARIES } from './libraries.js';
import type { Wording } from './wording.js';
import { OF_LINKS } from './links.js';
import { OF_AMOUNTS } from './amounts.js';
import { OF_EVENTS } from './events.js';
import { OF_ITSELF } from './itself.js';
import { OF_SEARCHES } from './searches.js';
import { OF_DOING, OF_HAVING, OF_SEVERAL } from './others.js';
import { OF_OWNERS } from './owners.js';
import { OF_PEOPLE } from './people.js';
import { OF_PRICES } from './prices.js';
import { OF_SHIELDS } from './shields.js';
import { OF_TOKENS } from './tokens.js';

const OF_ZONES: readonly Wording[] = [
  // cr 206.3.
  [/\b(permanents?|cards?) originally printed (?=in the [A-Z])/g, '$1 with a name originally printed '],
  [/\b([Rr]eturn all [^.,]*? target \w+ controls to their) owner's hand\b/g, "$1 owners' hands"],
  // cr 700.4: planeswalkers are not said to die.
  [
    /\b(that creature or planeswalker|a permanent dealt damage this way) would die\b/g,
    '$1 would be put into a graveyard from the battlefield',
  ],
  [/\bthat creature or planeswalker\b/g, 'that permanent'],
  [/\benters the battlefield\b/g, 'enters'],
  [/\benter the battlefield\b/g, 'enter'],
  [/\bentering the battlefield\b/g, 'entering'],
  [/\bentered the battlefield\b/g, 'entered'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bconverted mana costs\b/g, 'mana values'],
];

/** Today a player is 'they', with a plural verb. */
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
];

/**
 * 'He', 'her' and 'himself' refer to the character on the card: a player is 'they', any other object 'it'. A card in
 * exile is a new object (cr 400.7) and returns as 'it'.
 */
const OF_CHARACTERS: readonly Wording[] = [
  [/\b(exile this \w+, then return) (?:him|her)\b/g, '$1 it'],
  [/\b(exile) (?:him|her)(, then return) (?:him|her)\b/g, '$1 ~$2 it'],
  [/\bunder (?:his|her) owner's control\b/g, "under its owner's control"],
  [/\b(to|on) (?:himself|herself)\b/g, '$1 itself'],
  [/\b((?:has|have) [^.,]*? counters on) (?:him|her)\b/g, '$1 it'],
  [/\bequal to (?:his|her) (?=power|toughness|loyalty|mana value)/g, "equal to ~'s "],
  [
    /\b(to|on|by|from|with|at|[Tt]ransform|[Uu]ntap|[Tt]ap|[Ee]xile|attacks?|blocks?) (?:him(?=[ ,.])|her(?=[,.]| (?:and|or|this|until|instead|for|if|unless|where|at|as|would|can|equal)\b))/g,
    '$1 ~',
  ],
];

/** 'Other than this' becomes 'another' or 'other'. */
const OF_OTHERS: readonly Wording[] = [
  [
    /\b([Tt]arget) ((?:[\w-]+ )?(?:creature|permanent|artifact|land)) other than this \w+/g,
    'another target $2',
  ],
  [
    /\b([Ss]acrifices?|[Ee]xile|[Rr]eturn) an? ((?:[\w-]+ )?(?:creature|permanent|artifact|land)) other than this \w+/g,
    '$1 another $2',
  ],
  [/\b(no|all|[Aa]ll) (\w+) other than this \w+/g, '$1 other $2'],
  [/\bthere are (no \w+ counters) on (this \w+)(?=[.,])/g, '$2 has $1 on it'],
];

const OF_TARGETS: readonly Wording[] = [
  [/\btarget creature, player, or planeswalker\b/g, 'any target'],
  [/\btarget creature, planeswalker, or player\b/g, 'any target'],
];

/** Limits that make no difference are dropped: nobody pays more than necessary. */
const OF_LIMITS: readonly Wording[] = [
  [/^If ([^,.]+), (damage that would reduce your life total)\b/g, 'As long as $1, $2'],
  [/\bAny player may cast\b/g, 'Players may cast'],
  [
    /\bwithout paying their mana costs? and as though they had flash\b/g,
    'as though they had flash without paying their mana costs',
  ],
  [/\b(rather than pay the mana cost for [^.]*?spells) that you cast\b/g, '$1 you cast'],
  [
    /\bMana pools don't empty as steps and phases end\b/g,
    "Players don't lose unspent mana as steps and phases end",
  ],
  // Only for abilities: what was spent on a spell matters, so a player may want to pay more for one.
  [/\b(costs?) up to (\{\d+\} less to activate)\b/g, '$1 $2'],
  [
    /\bcan block creatures with shadow as though (?:this creature had|they didn't have) shadow\b/g,
    'can block creatures with shadow as though it had shadow',
  ],
  [/\b(you may cast) this creature (without paying its mana cost)\./g, '$1 this spell $2.'],
  [/\binstead that player skips that draw and you draw a card\b/g, 'you draw a card instead'],
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
  [/\b(Activate only as a sorcery), and only if\b/g, '$1 and only if'],
  [/\bActivate only (if [^.]*?) and only (as a sorcery)\./g, 'Activate only $2 and only $1.'],
];

const OF_MANA: readonly Wording[] = [
  [
    /\b([Aa])dd ((?:\{[^}]+\})+(?:, (?:\{[^}]+\})+)*,? or (?:\{[^}]+\})+|(?:\{[^}]+\})+) to your mana pool\b/g,
    '$1dd $2',
  ],
  [/\badd ((?:\{[^}]+\})+) to that player's mana pool\b/g, 'that player adds $1'],
  [/ to (?:your|their) mana pool\b/g, ''],
  [
    /\b([Pp]ut all mana from that player's mana pool into yours)\b/g,
    'that player loses all unspent mana and you add the mana lost this way',
  ],
  [/\beach type of mana in your mana pool\b/g, 'each type of unspent mana you have'],
  // Mana a trigger adds is additional by nature.
  [/\b([Aa]dds?) an additional (?=\{|one mana\b)/g, '$1 '],
];

/** Commas separate the keywords of one line, though a keyword may have several words; none is in quotation marks. */
const OF_KEYWORDS: readonly Wording[] = [
  [/"(bands with other(?: [^".]*)?)(\.?)"/g, '$1$2'],
  [/^([A-Z][\w, ]*); (?=[a-z][\w;, ]*$)/, '$1, '],
  [/^([A-Z][\w, ]*); (?=[a-z][\w;, ]*$)/, '$1, '],
];

/** Loyalty symbols get brackets and a real minus sign. */
const OF_LOYALTY: readonly Wording[] = [
  [/^\[?-(\d+|X)\]?: /, '[−$1]: '],
  [/^\[?\+(\d+|X)\]?: /, '[+$1]: '],
  [/^0: /, '[0]: '],
];

const OF_DAMAGE: readonly Wording[] = [
  [/\ba source of your choice of the chosen color\b/g, 'a source of the chosen color of your choice'],
  [/, that source deals that damage to (?=[^.,]* instead\b)/g, ', that damage is dealt to '],
  [/\bthat source deals (?=double that damage to )/g, 'it deals '],
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

/** Damage dealt instead is dealt to the same recipient. */
const SOME_DAMAGE = String.raw`\b(?:\w+ )*?(?:deals? (?:\d+|X) damage) to `;
const MORE_DAMAGE = String.raw`\. (?:If [^.]*?, )?(?:this spell|it) deals (?:\d+|X) damage) instead\b`;
const OF_MORE_DAMAGE: readonly Wording[] = [
  [new RegExp(`(${SOME_DAMAGE}any target${MORE_DAMAGE}`, 'gi'), '$1 to that permanent or player instead'],
  [new RegExp(`(${SOME_DAMAGE}target creature${MORE_DAMAGE}`, 'gi'), '$1 to that creature instead'],
];

/** Power and toughness that are set. */
const OF_SIZES: readonly Wording[] = [
  [
    /\b(becomes|is) an? ((?:[\w-]+ )*?[\w-]+) with base power and toughness (\d+\/\d+)(?= in addition to | until |\.)/g,
    '$1 a $3 $2',
  ],
  [/\bbecome ((?:[\w-]+ )*?[\w-]+s) with base power and toughness (\d+\/\d+)(?= until |\.)/g, 'become $2 $1'],
];
const OF_COUNTS: readonly Wording[] = [
  [/\b(half) (your|their) life(?=,)/g, '$1 $2 life total'],
  [/ in addition to (its|their) other (?:land|creature) types\b/g, ' in addition to $1 other types'],
  [/\b(maximum hand size is (?:reduced|increased) by) two\b/g, '$1 2'],
  [/\b(maximum hand size is (?:reduced|increased) by) three\b/g, '$1 3'],
  [/\b(maximum hand size is (?:reduced|increased) by) four\b/g, '$1 4'],
  [/\b(maximum hand size is (?:reduced|increased) by) seven\b/g, '$1 7'],
  [/\bplay up to (\w+) additional lands this turn\b/g, 'play $1 additional lands this turn'],
  [/\b([Nn])o (\w+) are on the battlefield\b/g, 'there are $1o $2 on the battlefield'],
  [/\byou have (\w+ or more [^,.]*? in your graveyard)\b/g, 'there are $1'],
  [
    /\bputs (a number of cards equal to [^.]*?) from the top of their library into their graveyard\b/g,
    'mills $1',
  ],
  // 'Additional' cards are simply that many cards.
  [/\bX is (\d+) or more\b/g, 'X is $1 or greater'],
  [/\b(?:one) plus the number of\b/g, '1 plus the number of'],
  [/\b(?:two) plus the number of\b/g, '2 plus the number of'],
  [/\b([Ii]f|[Ww]hen) there are (\w+ or more \w+ counters) on (it|this \w+)(?=,)/g, '$1 $3 has $2 on it'],
  [/\bputs (that many cards) from the top of their library into their graveyard\b/g, 'mills $1'],
  [/\b(draws?) an additional card\b/g, '$1 a card'],
  [/\b(draws?) (two|three|four|five) additional cards\b/g, '$1 $2 cards'],
  [/\b([Ii])f there are no (\w+) counters on this (\w+), /g, '$1f this $3 has no $2 counters on it, '],
  [/\b(\w+) or more ([^,.]*?) are (in your graveyard|on the battlefield)\b/g, 'there are $1 or more $2 $3'],
];

/** cr 702.16g: two protection abilities. */
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
  [
    /\bWhenever you attack with one or more creatures,/g,
    'Whenever one or more creatures you control attack,',
  ],
  [/\bWhenever you attack with one or more ([A-Z]\w+),/g, 'Whenever one or more $1 you control attack,'],
  [/\b(attacks?|blocks?) each turn if able\b/g, '$1 each combat if able'],
  [/\b(attack|attacks) you or a planeswalker you control\b/g, '$1 you or planeswalkers you control'],
  [/\b(don't untap during) their controller's next untap step\b/g, "$1 their controllers' next untap steps"],
  [/\b([Ee]ach) ([^.,"]*?) your opponents control\b/g, '$1 $2 an opponent controls'],
  [/\bEach player can't\b/g, "Players can't"],
  [
    /^Each player may play an additional land (?:on|during) each of their turns\./gm,
    'Players may play an additional land on each of their turns.',
  ],
  [/^During your turn, (?!if )/g, "As long as it's your turn, "],
  [/^(Your opponents|Players) (can't [^.,"]*?) during your turn\.$/g, "As long as it's your turn, $1 $2."],
  [/\bas long as it's your turn, Your\b/gi, "As long as it's your turn, your"],
  [/\bcan't be countered by spells or abilities\b/g, "can't be countered"],
];

/** 'All cards in a graveyard' is the graveyard; the same holds for a hand. */
const OF_GRAVEYARDS: readonly Wording[] = [
  [/\b(exile) all the cards from (your hand)\b/g, '$1 all cards from $2'],
  [
    /\b([Ee]xiles?) (target (?:player|opponent)'s|that player's|their|your|all|each opponent's) (graveyards?)(?=[.,]| and\b)/g,
    '$1 all cards from $2 $3',
  ],
  [
    /(?<=\b[Ww]henever you discard a card, [^\n]*?)\bthe discarded card from your graveyard\b/g,
    'that card from your graveyard',
  ],
  [/\bthe mana value of the discarded card\b/g, "the discarded card's mana value"],
  [/\b([Ii]f the discarded card) was\b/g, '$1 is'],
  [/\bthe milled card's\b/g, "that card's"],
];

/** "Can't be regenerated" is said of what is destroyed. */
const OF_REGENERATION: readonly Wording[] = [
  [
    /\b([Dd]estroy (?:another )?target [^.]*?)\. That (?:creature|permanent|land|artifact) can't be regenerated\b/g,
    "$1. It can't be regenerated",
  ],
  [/\b([Dd]estroy each [^.]*?)\. (?:They|Those \w+) can't be regenerated\b/g, "$1. It can't be regenerated"],
  [
    /\b([Dd]estroy (?:all|two|three|X|up to) [^.]*?)\. (?:Those \w+|\w+ destroyed this way) can't be regenerated\b/g,
    "$1. They can't be regenerated",
  ],
];

/** 'No one can' becomes "players can't". */
const OF_ACTIVATING: readonly Wording[] = [
  [
    /^Activated abilities of ([^.,"]*?) can't be activated( unless they're mana abilities)?\./g,
    "Players can't activate abilities of $1$2.",
  ],
];

/** Cards from the top of a library. */
const OF_TOPS: readonly Wording[] = [
  [/\bthe top card of their libraries revealed\b/g, 'the top card of their library revealed'],
  [
    /^You may play lands and cast spells from the top of your library\./g,
    'You may play the top card of your library.',
  ],
  [
    /^You may play lands from the top of your library\./g,
    "You may play the top card of your library if it's a land card.",
  ],
  [
    /\b([Uu]ntil (?:you|they)) (?:reveal) ([^.]*?)\. Put that card ([^.]*?) and (?:put )?all other cards revealed this way\b/g,
    '$1 reveal $2. Put that card $3 and the rest',
  ],
  [/, then (shuffles?) all other cards revealed this way into\b/g, ', then $1 the rest into'],
  [
    /\b([Rr]eveals? cards from the top of [^.]*?), then puts? all cards revealed this way\b/g,
    '$1. Put all cards revealed this way',
  ],
  [/\b(their library until) ((?!they )[^.]*?) (?:is|are) revealed\b/g, '$1 they reveal $2'],
  [/\b(reveals? cards from the top of [^.]*?\. )(?:The|That) player puts\b/g, '$1That player puts'],
];

/** Creatures that are paired with each other. */
const OF_PAIRS: readonly Wording[] = [
  [/\b(is paired with another creature, )both creatures have\b/g, '$1each of those creatures has'],
];

/** Effects with 'instead'. */
const OF_INSTEAD: readonly Wording[] = [
  [/\bcounters would be placed on\b/g, 'counters would be put on'],
  [
    /\bcounters are (?:placed|put) on (?:that creature|that permanent|it) instead\b/g,
    'counters are put on it instead',
  ],
  [/\bexile it instead of putting it anywhere else\b/g, 'exile it instead'],
  [/\. If ([^."]*?), instead ([^."]*?)\./g, '. If $1, $2 instead.'],
  [/\bA creature dealt damage this way can't\b/g, "Creatures dealt damage this way can't"],
  [/^(If this \w+ would [^.,"]*?, )reveal this \w+ and shuffle it\b/g, '$1reveal it and shuffle it'],
  [
    /^(If this \w+ would [^.,"]*?, )(?:return|put) (?:this \w+|it) (?:to|into) its owner's hand instead\b/g,
    "$1put it into its owner's hand instead",
  ],
  [
    /^(If (?:an?|this) [^.,"]*? would [^.,"]*?, )exile (?:that card|it|this \w+) instead\b/g,
    '$1exile it instead',
  ],
];

const OF_COPIES: readonly Wording[] = [
  [/\b(enter as a copy of) an? ([^.,"]*? (?:you control|on the battlefield))(?=[.,])/g, '$1 any $2'],
];

const OF_SPELLS: readonly Wording[] = [
  [/((?:~|\b[Tt]his \w+) costs \{\w+\} (?:less|more) to cast) if (?!it targets)/g, '$1 as long as '],
  [
    /\ba spell that's ((?:white|blue|black|red|green)(?:, (?:white|blue|black|red|green))*,? or (?:white|blue|black|red|green))(?=[,.])/g,
    'a $1 spell',
  ],
  [
    /\. You may cast it without paying its mana cost if it's (an? [^.]*?) spell\./g,
    ". If it's $1 card, you may cast it without paying its mana cost.",
  ],
  [/\b(each opponent and each) ([^.]*?) they control\b/g, '$1 $2 an opponent controls'],
  [/\b(can't play) land cards\b/g, '$1 lands'],
];

export const ALL_WORDINGS: readonly Wording[] = [
  [/−/g, '-'],
  [/[’‘]/g, "'"],
  ...OF_ZONES,
  ...OF_EVENTS,
  ...OF_ITSELF,
  ...OF_PLAYERS,
  ...OF_CHARACTERS,
  ...OF_TARGETS,
  ...OF_OTHERS,
  ...OF_LIMITS,
  ...OF_TIMES,
  ...OF_LISTS,
  ...OF_ABILITIES,
  ...OF_MANA,
  ...OF_DAMAGE,
  ...OF_MORE_DAMAGE,
  ...OF_LOYALTY,
  ...OF_KEYWORDS,
  ...OF_COUNTS,
  ...OF_AMOUNTS,
  ...OF_SIZES,
  ...OF_PROTECTION,
  ...OF_COMBAT,
  ...OF_SEARCHES,
  ...OF_LIBRARIES,
  ...OF_GRAVEYARDS,
  ...OF_TOKENS,
  ...OF_COPIES,
  ...OF_SPELLS,
  ...OF_REGENERATION,
  ...OF_ACTIVATING,
  ...OF_TOPS,
  ...OF_PAIRS,
  ...OF_INSTEAD,
  ...OF_OWNERS,
  ...OF_SEVERAL,
  ...OF_DOING,
  ...OF_HAVING,
  ...OF_PRICES,
  ...OF_PEOPLE,
  ...OF_SHIELDS,
  // Steps happen in the order written, with or without 'then' (cr 608.2c).
  [/\. Then (?=\w)/g, '. '],
  ...OF_LINKS,
];
