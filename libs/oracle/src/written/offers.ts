// Written by hand: what a player may pay to ignore an effect (cr 116.2d).
import { mana, statics, type Written } from './words.js';

const EVERYBODY = { kind: 'all' } as const;

export const OFFERS: Readonly<Record<string, Written>> = {
  'Leonin Arbiter': [
    [
      statics(
        { kind: 'cannot', action: { kind: 'search', who: EVERYBODY } },
        { kind: 'ignorable', by: EVERYBODY, costs: [mana('{2}')] },
      ),
    ],
  ],
};
