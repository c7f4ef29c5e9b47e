// Old wordings of amounts and numbers.
import type { Wording } from './wording.js';

/** cr 701.41a: on a permanent, support affects other creatures; the text says so after a comma or colon. */
const SUPPORT: readonly Wording[] = (
  [
    ['2', 'two'],
    ['3', 'three'],
    ['6', 'six'],
  ] as const
).flatMap(([number, most]): readonly Wording[] => [
  [
    new RegExp(`, support ${number}\\b`, 'g'),
    `, put a +1/+1 counter on up to ${most} other target creatures`,
  ],
  [
    new RegExp(`: Support ${number}\\b`, 'g'),
    `: Put a +1/+1 counter on up to ${most} other target creatures`,
  ],
  [new RegExp(`\\bSupport ${number}\\b`, 'g'), `Put a +1/+1 counter on up to ${most} target creatures`],
]);

export const OF_AMOUNTS: readonly Wording[] = [
  [/\b([Rr]eveal any number of [^.]*?cards) in (your hand)\b/g, '$1 from $2'],
  [/\bat the beginning of the next upkeep\b/g, "at the beginning of the next turn's upkeep"],
  [
    /\b(lands?|creatures?|artifacts?) played by your opponents (enter tapped)\b/g,
    '$1 your opponents control $2',
  ],
  [/\b([Aa]dds? \w+ mana in any combination of) colors\b/g, '$1 {W}, {U}, {B}, {R}, and/or {G}'],
  [
    /\b([Tt]arget (?:player|opponent) searches their library for [^.]*?, puts (?:it|them) onto the battlefield(?: tapped)?)\. That player shuffles\b/g,
    '$1, then shuffles',
  ],
  [
    /\beach permanent (with mana value \w+ or less) that's one or more colors\b/g,
    'each colored permanent $1',
  ],
  [/\b([Dd]iscards?) all the cards in (your|their) hand\b/g, '$1 $2 hand'],
  [
    /\bcreatures you control have total power (\d+ or greater)\b/g,
    'the total power of creatures you control is $1',
  ],
  [
    /^(.*)\bRemove any number of (\w+) counters from (this \w+): Add (\{\w\}) for each \2 counter removed this way\.$/g,
    '$1Remove X $2 counters from $3: Add an amount of $4 equal to X.',
  ],
  [/\b([Tt]arget (?:player|opponent)) untaps (all [^.,]*?) they control\b/g, 'Untap $2 $1 controls'],
  [
    /\ban opponent had (an? [^,]*?) enter under their control this turn\b/g,
    '$1 an opponent controls entered this turn',
  ],
  [/^If (\w+ or more) creatures are attacking,/g, 'If there are $1 attacking creatures,'],
  [/^If an? (\w+) creature( with flying)? is attacking,/g, 'If there is an attacking $1 creature$2,'],
  ...SUPPORT,
  // An 'additional' bonus is simply that bonus.
  [/\b(gets?) an additional (?=[+-]\d)/g, '$1 '],
  [/\b(damage to) each of (?=(?:up to )?(?:two|three|X) (?:other )?targets?\b)/g, '$1 '],
  [/\b(counter on) each of (?=(?:up to )?(?:two|three|X) (?:other )?target )/g, '$1 '],
  [
    /\b([Ll]oses?) half (your|their) life total, rounded (up|down)\b/g,
    '$1 life equal to half $2 life total, rounded $3',
  ],
  [
    /\b(?:puts the top half of their library, rounded down, into their graveyard|mills half their library, rounded down)/g,
    'mills a number of cards equal to half the number of cards in their library, rounded down',
  ],
  [/\b([Yy]ou)'ve cast (?=an?(?:other)? )/g, '$1 cast '],
  [/\byou had a land you control enter this turn\b/g, 'a land you control entered this turn'],
  [
    /\ba planeswalker entered under your control this turn\b/g,
    'a planeswalker you control entered this turn',
  ],
  [/\b((?:each color|number of colors|amount) of mana spent to cast) this (?!spell)\w+/g, '$1 this spell'],
  [
    /^((?:Converge — )?(?:This|When this) \w+ enters\b.*\b(?:each color|number of colors|amount) of mana spent to cast) it\b/g,
    '$1 this spell',
  ],
  [/\b(chooses? an? [^.]*?card) from it (with mana value \d+ or (?:less|greater))/g, '$1 $2 from it'],
  [
    /\b(can attack|can't be blocked) this turn (as though it didn't have defender|except by [^.,"]*?)(?=[.,])/g,
    '$1 $2 this turn',
  ],
  [/\b(blocks?) (this \w+) this turn if able\b/g, '$1 $2 this turn if able'],
  [/\band empty their mana pool\b/g, 'and that player loses all unspent mana'],
  [/\bDuring (your turn), (this \w+ )/g, "As long as it's $1, $2"],
  [/^Exchange life totals with (target (?:player|opponent))\b/g, 'You and $1 exchange life totals'],
  [/\b: Exchange life totals with (target (?:player|opponent))\b/g, ': You and $1 exchange life totals'],
  [/^([^."]*\bspells(?: [^."]*)?) can't be cast\.$/g, "Players can't cast $1."],
  [/\b(damage|life) (prevented) this way\b/g, '$1 $2 this way'],
  [/\bactivated or triggered ability\b/g, 'activated ability or triggered ability'],
  [/\b([Ii]f you) don't control an? ([A-Z][a-z]*[b-eg-rt-z])(?=[.,])/g, '$1 control no $2s'],
];
