// Wordings of references to what another ability exiled or put onto the battlefield (cr 607.2a, 607.2c).
import type { Wording } from './wording.js';

export const OF_LINKS: readonly Wording[] = [
  // Each card has one owner.
  [/\bunder their owners' control\b/g, "under their owner's control"],
  [
    /\b((?:the exiled cards|cards [^.,]*?exiled with [^.,]*?) (?:to|into) their) owner's (hand|graveyard)\b/g,
    "$1 owners' $2s",
  ],
  // cr 110.2: under its owner's control, if the text names no controller.
  [
    /\b(return (?:each|all) [^.,]*?exiled with [^.,]*? to the battlefield) under (?:its|their) owner's control\b/g,
    '$1',
  ],
  [
    /\beach player returns to the battlefield all cards they own (exiled with [^.,]*?)(?=\.)/g,
    'return all cards $1 to the battlefield',
  ],
  [/\b(card you own exiled with [^.,]*? (?:to|into)) your hand\b/g, "$1 its owner's hand"],
  // cr 607.3: with several linked objects, each of them.
  [/\b(When(?:ever)?) the (creature put onto the battlefield with)\b/g, '$1 a $2'],
  [/\b([Ee]xile) the creature (put onto the battlefield with)\b/g, '$1 all creatures $2'],
  [/\bputs a (token that's a copy of [^.,]*?) onto the battlefield\b/g, 'creates a $1'],
];
