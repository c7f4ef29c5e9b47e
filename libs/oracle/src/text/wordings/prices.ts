// Costs that a text joins into one become a list of costs.
import type { Wording } from './wording.js';

const ONE = String.raw`an? [^,.:"]*?`;

export const OF_PRICES: readonly Wording[] = [
  [
    /\b(Remove [^,.:"]*? counters? from (this \w+)) and (sacrifice|return) it(?=:| to its owner's hand:)/g,
    '$1, $3 $2',
  ],
  // One object pays one cost (cr 118.3a), so a list of objects is a list of costs.
  [
    new RegExp(`\\bSacrifice (${ONE}), (${ONE}), and (${ONE}|this \\w+)(?=:)`, 'g'),
    'Sacrifice $1, sacrifice $2, sacrifice $3',
  ],
  [
    new RegExp(`\\bSacrifice (${ONE}|two lands) and (${ONE}|this \\w+)(?=:)`, 'g'),
    'Sacrifice $1, sacrifice $2',
  ],
  [new RegExp(`\\bSacrifice (this \\w+) and (${ONE})(?=:)`, 'g'), 'Sacrifice $1, sacrifice $2'],
  [/^(\{\d\}), \{T\} or (\{\w\}), \{T\}:/g, '$1 or $2, {T}:'],
  [/\b([Uu]nattach all Equipment) from\b/g, '$1 attached to'],
  [/\b(creatures?) with a (morph) ability\b/g, '$1 with $2'],
  [/\b(creatures?) with (morph) abilities\b/g, '$1 with $2'],
  [/\b([Rr]eveal an? [^.,"]*?card) in (your hand)\b/g, '$1 from $2'],
];
