// Written by hand: what a player may pay to ignore an effect (cr 116.2d).
import { mana, staticAbility, type Written } from './words.js';

const EVERYBODY = { kind: 'all' } as const;

export const OFFERS: Readonly<Record<string, Written>> = {
  'Leonin Arbiter': [
    [
      staticAbility(
        { kind: 'cannot', action: { kind: 'search', who: EVERYBODY } },
        { kind: 'ignorable', by: EVERYBODY, costs: [mana('{2}')] },
      ),
    ],
  ],
};
