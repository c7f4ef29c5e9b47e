// `pentaland judge notes`: what the players of a game noted for themselves while they played. In a challenge it is evidence.
import { EXIT, Failure, type Command } from '../../command/command.js';
import { ask } from '../../client/ask.js';
import { SIGNS_IN, signedIn } from './signing-in.js';

interface Note {
  readonly seat: number;
  readonly moment: number;
  readonly at: string;
  readonly text: string;
}

export const notes: Command = {
  takes: `GAME [--json] ${SIGNS_IN}`,
  details: [
    'A line for each note: its seat, the moment at which it was written, and the text. `judge at GAME@MOMENT --eyes SEAT` shows',
    'what the player saw then. The look is recorded.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME'], {
      options: { json: { type: 'boolean' } },
    });
    const { game } = await ask<{ game: { viewer: string; notes: readonly Note[] | null } | null }>(
      client,
      'query ($game: ID!) { game(id: $game) { viewer notes { seat moment at text } } }',
      { game: said[0] ?? '' },
    );
    if (game === null) throw new Failure('There is no such game, or you may not see it.');
    if (game.viewer !== 'JUDGE' || game.notes === null)
      throw new Failure('Only a judge who has no part in the game reads the notes of its players.');
    if (values['json'] === true) for (const note of game.notes) out(JSON.stringify(note));
    else if (game.notes.length === 0) out('Nobody noted anything.');
    else
      for (const { seat, moment, text } of game.notes)
        out(`Seat ${String(seat)}, at moment ${String(moment)}: “${text}”`);
    return EXIT.ok;
  },
};
