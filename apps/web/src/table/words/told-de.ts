// Was das Protokoll eines Tisches neben Zügen und Kämpfen erzählt, auf Deutsch.
import type { told as english } from './told-en.js';

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const told: typeof english = {
  begins: 'Das Spiel beginnt.',
  anew: (life) => `Das Spiel beginnt von vorn, mit ${life} Lebenspunkten für alle.`,
  forked: 'Dieses Spiel beginnt in einer Stellung eines anderen.',
  mayBegin: (who) => `${who} sagt, wer beginnt.`,
  faceUp: (card) => `${card} wird aufgedeckt.`,
  faceDown: (card) => `${card} wird verdeckt.`,
  otherFace: (card) => `${card} zeigt die andere Seite.`,
  aims: (card, at) => `${card} hat jetzt als Ziel: ${at}.`,
  looks: (who, count) => `${who} sieht sich ${cards(count)} an.`,
  arranges: (who, top, bottom) => `${who} legt ${top} oben auf eine Bibliothek und ${bottom} darunter.`,
  bottoms: (who) => `${who} legt eine Karte nach unten.`,
  freed: (name) => `${name} kann wieder genannt werden.`,
  usedUp: (card, name) => `Alle sehen ${card}: ${name} ist verbraucht.`,
  chance: (who, card) =>
    `Welche Karte unter ${card} liegt, entscheidet der Zufall unter den Utopias von ${who}.`,
  blocked: (attacker, by) => `${attacker} wird geblockt${by}.`,
  by: (blocker) => ` von ${blocker}`,
  outOfCombat: (card) => `${card} wird aus dem Kampf entfernt.`,
  passedOver: (who) => `Der Zug von ${who} wird übersprungen.`,
  turned: 'Die Zugreihenfolge wird umgekehrt.',
  agreesTakeBack: (who) => `${who} ist mit der Rücknahme einverstanden.`,
  held: 'Der Server hat dieses Spiel angehalten. Niemand kann darin handeln, und nichts ist verloren.',
  repaired: 'Wer den Server betreibt, hat das Spiel in Ordnung gebracht.',
  goesOn: 'Das Spiel geht weiter.',
};
