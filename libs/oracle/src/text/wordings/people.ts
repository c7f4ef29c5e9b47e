// 'The player' and 'the creature' become 'that player' and 'that creature'.
import type { Wording } from './wording.js';

export const OF_PEOPLE: readonly Wording[] = [
  [
    /\b([Tt])he player(?= (?:discards|doesn't|does|may|puts|shuffles|loses|casts|can't|reveals|creates|gains|draws|exiles|sacrifices)\b|\.)/g,
    '$1hat player',
  ],
  [
    /\b([Tt])he creature(?='s (?:controller|power|toughness|mana value)| would die| instead\b| gets\b| gains\b| can't be regenerated)/g,
    '$1hat creature',
  ],
  [/\bCreatures (you control )?that are enchanted (?=get|can't)/g, 'Enchanted creatures $1'],
  [
    /\b((?:[Rr]eturn|[Pp]ut) this creature and (?:another )?target [^.,]*? (?:to|on top of) their) owner's (hand|library)\b/g,
    "$1 owners' $2s",
  ],
  [/\b(one or two target [^.,]*? to their) owner's hand\b/g, "$1 owners' hands"],
  [/\b(for each card [^.,"]*? in) each graveyard\b/g, '$1 a graveyard'],
  [/\b(creature(?: without \w+)?) that's (attacking you)\b(?! or)/g, '$1 $2'],
  // 'Also' is dropped: a later step comes in addition anyway.
  [/\balso (?=gains?\b|gets?\b|regenerate\b|deals\b)/g, ''],
];
