import { it, expect } from '@jest/globals';
import { hashText } from '#kernel';
import { CARDS } from '../../scenario/src/cards/index.js';
import { greedyBot, mixedDeck, playGame, uniformBot } from './index.js';

it.each([1,2,3,4,5,6,7,8])('plays %s', (n) => {
  const deck = mixedDeck(CARDS, 300);
  const cards = { catalogue: hashText('x'), definitions: CARDS, decks: [deck, deck] };
  const began = Date.now();
  const r = playGame({ seed: `s${n}`, cards, bots: n % 2 ? [uniformBot, uniformBot] : [greedyBot, greedyBot], mostDecisions: 4000 });
  console.log(r.ok ? JSON.stringify({ ...r.value, state: 0, ms: Date.now() - began }) : JSON.stringify(r.error, null, 1));
});
