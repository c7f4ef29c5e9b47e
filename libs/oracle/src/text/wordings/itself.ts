// What a card calls itself where it is not a permanent: a card, or the spell being cast.
import type { Wording } from './wording.js';

const ITSELF =
  'this (?:creature|spell|artifact|enchantment|land|Aura|Equipment|planeswalker|Vehicle|Fortification)';
const said = (before: string, after: string): RegExp => new RegExp(`${before}${ITSELF}${after}`, 'g');

export const OF_ITSELF: readonly Wording[] = [
  [said(String.raw`\b([Dd])iscard `, String.raw`(?=[:,.]| (?:and|or|unless)\b)`), '$1iscard this card'],
  [
    said(
      String.raw`\b([Ee]xile|[Rr]eturn|[Rr]eveal|[Cc]ast|[Pp]ut) `,
      String.raw` from your (graveyard|hand)`,
    ),
    '$1 this card from your $2',
  ],
  [said(String.raw`\b([Ii]f this \w+ would die, put )`, ' (?=on (?:top|the bottom) of )'), '$1it '],
  [said('', String.raw` is (in your (?:graveyard|hand|opening hand)|suspended|exiled)\b`), 'this card is $1'],
  [said(String.raw`\brather than pay `, String.raw`'s mana cost`), "rather than pay this spell's mana cost"],
  [said(String.raw`\bAs an additional cost to cast `, ''), 'As an additional cost to cast this spell'],
  [said(String.raw`\bCast `, ' only'), 'Cast this spell only'],
  [said(String.raw`\byou cycle `, ''), 'you cycle this card'],
  [said(String.raw`\byou cast `, String.raw`(?=,)`), 'you cast this spell'],
  // It is a spell while it is cast, whatever it becomes.
  [/\b[Tt]his spell (can't be countered|costs \{)/g, '~ $1'],
  [/^(As this \w+ enters, you may [^.]*\. If you don't, )it enters\b/g, '$1~ enters'],
  [/\b([Ii]f (?:\{\w\})+ was spent to cast )this \w+/g, '$1it'],
  // The face with this text is the one it transformed into.
  [said(String.raw`\b(transforms) into `, ''), '$1'],
  // An attacking creature of yours is controlled by you.
  [
    /^(Whenever this \w+ attacks, (?:if [^,]*, )?it doesn't untap during) your (?=next untap step)/gm,
    "$1 its controller's ",
  ],
];
