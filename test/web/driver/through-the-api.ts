// A game that is played through the API as far as a test of the pages needs it: lands are played, the rest is passed.
import type { Caller } from '#testkit/server/caller';
import { accepted, goOn, started } from '#testkit/server/caller';

const SIGHT = `query ($id: ID!) { game(id: $id) { seat legalActions { plays { kind object as text } }
  view { turn { number step active } decision { decisionId seat prompt kind } } } }`;

async function look(player: Caller, game: string) {
  const { game: seen } = await player.ask(SIGHT, { id: game });
  if (seen === null) throw new Error('there is no such game');
  return seen;
}

/** A game of these players in the order of their seats, at its first turn, the first player to act. */
export async function begun(players: readonly Caller[], terms: object = {}): Promise<string> {
  const game = await started(players, terms);
  const [first] = players;
  const { view } = await first!.sight(game);
  const asked = players[view.decision?.seat ?? 0];
  accepted(await asked!.answer(game, view.decision?.decisionId ?? '', { players: [0] }));
  return game;
}

/** On to the first main phase of that turn, a land played in each one before; its player has priority. */
export async function onToMain(players: readonly Caller[], game: string, turn: number): Promise<void> {
  for (;;) {
    const seen = await look(players[0]!, game);
    const { decision, turn: now } = seen.view;
    const asked = players[decision?.seat ?? -1];
    if (decision === null || asked === undefined) throw new Error('no question is open');
    const isMain =
      decision.kind === 'PRIORITY' && now?.step === 'PRECOMBAT_MAIN' && players[now.active] === asked;
    if (isMain) {
      const { legalActions } = await look(asked, game);
      const lands = legalActions.plays.filter(({ kind }) => kind === 'PLAY');
      // What is played face down needs no name.
      const land = lands.find(({ as }) => as !== null) ?? lands[0];
      if (land !== undefined) {
        const act = { kind: 'PLAY', object: land.object, ...(land.as === null ? {} : { as: land.as }) };
        accepted(await asked.answer(game, decision.decisionId, { act }));
        continue;
      }
      if (now.number >= turn) return;
    }
    await goOn(players, game);
  }
}
