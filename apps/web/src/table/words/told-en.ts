// What the log of a table tells beside moves and fights, in English.
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const told = {
  begins: 'The game begins.',
  anew: (life: number) => `The game begins anew, with ${life} life for everyone.`,
  forked: 'This game begins in a position of another.',
  mayBegin: (who: string) => `${who} says who begins.`,
  faceUp: (card: string) => `${card} is turned face up.`,
  faceDown: (card: string) => `${card} is turned face down.`,
  otherFace: (card: string) => `${card} shows its other face.`,
  aims: (card: string, at: string) => `${card} is now aimed at ${at}.`,
  looks: (who: string, count: number) => `${who} looks at ${plural(count, 'card', 'cards')}.`,
  arranges: (who: string, top: number, bottom: number) =>
    `${who} puts ${top} on top of a library and ${bottom} on its bottom.`,
  bottoms: (who: string) => `${who} puts a card on the bottom.`,
  freed: (name: string) => `${name} can be named again.`,
  usedUp: (card: string, name: string) => `${card} is seen by everyone: ${name} is used up.`,
  chance: (who: string, card: string) =>
    `Which card lies under ${card} is left to chance among the Utopias of ${who}.`,
  blocked: (attacker: string, by: string) => `${attacker} becomes blocked${by}.`,
  by: (blocker: string) => ` by ${blocker}`,
  outOfCombat: (card: string) => `${card} is removed from combat.`,
  passedOver: (who: string) => `The turn of ${who} is skipped.`,
  turned: 'The order of turns is reversed.',
  agreesTakeBack: (who: string) => `${who} agrees to take it back.`,
  held: 'The server has stopped this game. Nobody can act in it, and nothing is lost.',
  repaired: 'Whoever runs the server has repaired the game.',
  goesOn: 'The game goes on.',
};
