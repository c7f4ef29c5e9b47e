// Old wordings that only a card or a few have.
import type { Wording } from './wording.js';

const COLOUR = '(?:white|blue|black|red|green)';
const BASIC = '(?:Plains|Island|Swamp|Mountain|Forest)';

export const OF_SEVERAL: readonly Wording[] = [
  [/\b(target creatures(?: you control)?) each (get|gain)\b/g, '$1 $2'],
  [/\b(each [\w ]+?) each opponent controls\b/g, '$1 an opponent controls'],
  [
    /\b(number of (?:artifacts|permanents of the chosen color)) an opponent controls\b/g,
    '$1 your opponents control',
  ],
  [/\bno opponent controls an? ((?:[\w-]+ )*?creature)(?=[.,])/g, 'your opponents control no $1s'],
  [/^Each creature you control (can block an additional)/g, 'Creatures you control $1'],
  [
    /^Each creature( you control)? assigns combat damage equal to its toughness rather than its power\b/g,
    'Creatures$1 assign combat damage equal to their toughness rather than their power',
  ],
  [
    /^Each creature you control (with a \+1\/\+1 counter on) it (can block an additional)/g,
    'Creatures you control $1 them $2',
  ],
  [new RegExp(String.raw`\b(${COLOUR}) and\/or (${COLOUR})\b`, 'g'), '$1 or $2'],
  [/\bthat opponent\b/g, 'that player'],
  [/\bthe highest (?=mana value among\b)/g, 'the greatest '],
];

export const OF_DOING: readonly Wording[] = [
  // A card cast from there belongs to its owner (cr 400.3).
  [
    /(?<=\b[Yy]ou may cast target [^.]*?\. If that card would be put into) (?:your|a) graveyard this turn\b/g,
    ' a graveyard from anywhere this turn',
  ],
  [/\byou have (\w+ or more cards in your library)\b/g, 'there are $1'],
  // 'You have less than an opponent' becomes 'an opponent has more than you'.
  [/\byou have less life than an opponent\b/g, 'an opponent has more life than you'],
  [/\byou control fewer (\w+) than an opponent\b/g, 'an opponent controls more $1 than you'],
  // Questions about it use last known information (cr 608.2h), so 'was' becomes 'is'.
  [/\b([Ii]f (?:that|the sacrificed) (?:land|creature)) was (?=an? |non)/g, '$1 is '],
  [/(?<=\b[Ii]f that land is [^.]*?, [^.]*? damage to )the land's controller\b/g, "that land's controller"],
  [/\b(that player may [^."]*?\. If) they do,/g, '$1 that player does,'],
  // The owner of the upkeep is the enchanted player.
  [
    /(?<=^At the beginning of (?:the upkeep|each end step) of enchanted (\w+)'s controller, [^"\n]*?)\bth(?:at|e) \1\b(?![^"\n]*\bOtherwise, it\b)/gm,
    'enchanted $1',
  ],
  [
    /(?<=^At the beginning of the upkeep of enchanted (\w+)'s controller, that player sacrifices )it( unless they pay \{X\}, where X is )its\b/gm,
    "enchanted $1$2enchanted $1's",
  ],
  [/\b([Pp]ut an? \S+ counter on [^.,]*? and) (?=an? \S+ counter on )/g, '$1 put '],
  [
    /\b[Tt]he owner of (target [^.,]*?) shuffles it into their library\b/g,
    "$1's owner shuffles it into their library",
  ],
  [/\b(combat damage to) one of your opponents\b/g, '$1 an opponent'],
  // An enchanted permanent is on the battlefield.
  [/\b(enchanted \w+ is put into a graveyard)(?=,)/g, '$1 from the battlefield'],
  [
    /\b(When that creature dies this turn, [^.]*?) the creature's controller\b/g,
    "$1 that creature's controller",
  ],
  [/\b([Rr]eveals? a card at random from (?:your|their) hand\b.*?) the revealed card\b/g, '$1 that card'],
  [/ and the damage can't be prevented instead\b/g, ". The damage can't be prevented instead"],
  [/((?:, |\band |\bthen ))you create (?=an?\b|two\b|three\b|four\b|five\b|X\b|that many\b)/g, '$1create '],
  [/\. You create (?=an?\b|two\b|three\b|four\b|five\b|X\b|that many\b)/g, '. Create '],
  [/\bActivate only (once each turn) and only (if [^."]*)\./g, 'Activate only $2 and only $1.'],
  [/\b(maximum hand size is (?:reduced|increased) by) one\b/g, '$1 1'],
  // An object without a card type is put into a graveyard rather than dies.
  [
    /\b((?:[Aa]nother|[Aa]n?) (?!Aura|Equipment|Plains|Island|Swamp|Mountain|Forest)[A-Z]\w+(?: you control)?) is put into a graveyard from the battlefield\b/g,
    '$1 dies',
  ],
  [new RegExp(String.raw`\b([Dd]estroy target (${BASIC})\.[^.]*?) that land's`, 'g'), "$1 that $2's"],
  [
    new RegExp(String.raw`\b([Dd]estroy target ${BASIC} or ${BASIC}\.[^.]*?) that land's`, 'g'),
    "$1 that permanent's",
  ],
];

/** 'Has' becomes 'gains', 'is' becomes 'becomes'. */
export const OF_HAVING: readonly Wording[] = [
  [/\b(gets \S+ and) has ([\w ]+? for as long as)\b/g, '$1 gains $2'],
  [
    /\b([Tt]hat creature has base power and toughness \d+\/\d+ and) has ([\w ]+? for as long as)\b/g,
    '$1 gains $2',
  ],
  [/\b([Tt]hat land) is (an? \w+(?: in addition to its other types)? for as long as)\b/g, '$1 becomes $2'],
  [/\b(has base power and toughness \d+\/\d+ and) has (?=\w+\.)/g, '$1 '],
  [/\b(gets \S+), has (\w+), and has (?=")/g, '$1 and has $2 and '],
  [/\b(is \w+), has (\w+), and has (?=")/g, '$1, and has $2 and '],
];
