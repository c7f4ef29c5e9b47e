// Says what happens in a game, until it ends: node announcer.js URL GAME TOKEN
import { createClient } from '@pentaland/client';

const [url, id, token] = process.argv.slice(2);
const game = createClient({ url, token }).game(id);

for await (const { entry, state } of game) {
  const { type } = entry.story;
  console.log(`${entry.seq}. turn ${state.turn?.number ?? 0}: ${type}`);
  if (type === 'GameEnded') break;
}
game.close();
