// `pentaland open`: a player agrees that everyone may see a finished game.
import { EXIT, type Command } from '../command/command.js';
import { agreeToOpen } from '../client/opening.js';
import { listed } from '../story/speaking.js';
import { SIGNS_IN, signedIn } from './judge/signing-in.js';

export const open: Command = {
  takes: `GAME ${SIGNS_IN}`,
  details: [
    'For a player of a finished game whose terms say that it opens by consent: you agree that everyone may see its log and its',
    'seed. The game opens when everyone who had a seat at its end has agreed, bots aside. You cannot take it back.',
  ],
  async run(args, { out, environment }) {
    const { client, said } = await signedIn({ args, environment }, ['GAME'], { who: 'who agrees' });
    const { isOpen, waitsFor } = await agreeToOpen(client, said[0] ?? '');
    out(isOpen ? 'You agree. The game is open.' : `You agree. The game waits for ${listed(waitsFor)}.`);
    return EXIT.ok;
  },
};
