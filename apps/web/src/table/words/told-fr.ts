// Ce que le journal d’une table raconte en dehors des coups et des combats, en français.
import type { told as english } from './told-en.js';

const cards = (count: number): string => (count === 1 ? '1 carte' : `${count} cartes`);

export const told: typeof english = {
  begins: 'La partie commence.',
  anew: (life) => `La partie recommence, avec ${life} points de vie pour chacun.`,
  forked: 'Cette partie commence dans une position d’une autre.',
  mayBegin: (who) => `${who} dit qui commence.`,
  faceUp: (card) => `${card} est retournée face visible.`,
  faceDown: (card) => `${card} est retournée face cachée.`,
  otherFace: (card) => `${card} montre son autre face.`,
  aims: (card, at) => `${card} vise maintenant ${at}.`,
  looks: (who, count) => `${who} regarde ${cards(count)}.`,
  arranges: (who, top, bottom) => `${who} met ${top} au-dessus d’une bibliothèque et ${bottom} au-dessous.`,
  bottoms: (who) => `${who} met une carte au-dessous.`,
  freed: (name) => `${name} peut de nouveau être nommée.`,
  usedUp: (card, name) => `Tous voient ${card} : ${name} est épuisé.`,
  chance: (who, card) =>
    `La carte qui se trouve sous ${card} est tirée au hasard parmi les Utopias de ${who}.`,
  blocked: (attacker, by) => `${attacker} devient bloquée${by}.`,
  by: (blocker) => ` par ${blocker}`,
  outOfCombat: (card) => `${card} est retirée du combat.`,
  passedOver: (who) => `Le tour de ${who} est passé.`,
  turned: 'L’ordre des tours est inversé.',
  agreesTakeBack: (who) => `${who} accepte de revenir en arrière.`,
  held: 'Le serveur a arrêté cette partie. Personne ne peut y agir, et rien n’est perdu.',
  repaired: 'Qui tient le serveur a réparé la partie.',
  goesOn: 'La partie continue.',
};
