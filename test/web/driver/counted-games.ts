// Short games for the statistics: what happens in them is the same each time, but for how long it takes.
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { onToMain } from './through-the-api.js';

/** Everyone's cards are elves, and can be named as any card of that cost. The first names one, and beats the second. */
export async function won(pair: readonly [Caller, Caller], turns: number): Promise<string> {
  const [winner, loser] = pair;
  const library = { cards: [{ name: 'Llanowar Elves', count: 60 }] };
  const game = await playing(pair, { library, opens: 'AT_END' });
  await onToMain(pair, game, 1);
  const { game: seen } = await winner.ask(
    'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }',
    { id: game },
  );
  const { decision, plays } = seen!.legalActions;
  const object = plays.find(({ kind }) => kind === 'CAST')!.object;
  accepted(
    await winner.answer(game, decision!.decisionId, {
      act: { kind: 'CAST', object, name: 'Fyndhorn Elves' },
    }),
  );
  for (let turn = 1; turn < turns; turn += 1) await passTurn(pair, game);
  accepted(await loser.inGame('concede', game));
  return game;
}

/** The facts follow the log; until they have begun to, there are none. */
export async function untilCounted(by: Caller, games: number): Promise<void> {
  for (;;) {
    const { data } = await by.send('{ statistics { played { nodes { n } } } }');
    if (data?.statistics.played.nodes[0]?.n === games) return;
    await sleep(100);
  }
}
