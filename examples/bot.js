// Plays a seat of a game until it is over: node bot.js URL GAME TOKEN
import { createClient, Refused } from '@pentaland/client';

const [url, id, token] = process.argv.slice(2);
const client = createClient({ url, token });
const { data } = await client.raw('query ($id: ID!) { game(id: $id) { seat } }', { id });
const { seat } = data.game;
const game = client.game(id);

const targets = ({ seats, cards }) => [
  ...seats.filter((other) => other !== seat).map((other) => ({ seat: other })),
  ...cards.map(({ objectId }) => ({ object: objectId })),
];
/** What it says to each kind of question: as little as it may. */
const answers = {
  ChoosePlayers: ({ seats, least }) => ({ players: seats.slice(0, least) }),
  YesNo: () => ({ yes: false }),
  ChooseObjects: ({ cards, least }) => ({ objects: cards.slice(0, least).map((card) => card.objectId) }),
  ChooseModes: ({ least }) => ({ modes: [...Array(least).keys()] }),
  ChooseTargets: (question) => ({ targets: targets(question).slice(0, Math.max(question.least, 1)) }),
  ChooseNumber: ({ lowest }) => ({ number: lowest }),
  ChooseWord: ({ from }) => ({ word: from?.[0] ?? '' }),
  ChooseOrder: ({ options }) => ({ order: [...options.keys()] }),
  Divide: ({ among, total }) => ({ divide: among.map((_, place) => (place === 0 ? total : 0)) }),
  DeclareAttackers: () => ({ attacks: [] }),
  DeclareBlockers: () => ({ blocks: [] }),
};
const answerTo = (question) => answers[question.__typename](question);

/** Plays the first card that can be played; if none can, it passes. */
async function act(decisionId) {
  for (const play of (await game.legal()).plays.filter(({ kind }) => kind === 'PLAY' || kind === 'CAST'))
    try {
      let action = game.begin(play);
      for (let next = await action.next(); next.kind === 'choice'; next = await action.next())
        action = await action.answer(answerTo(next.question));
      return await action.send();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  return game.answer(decisionId, { action: 'PASS' });
}

for await (const { decisionId, kind, question } of game.questions())
  if (kind === 'PRIORITY') await act(decisionId);
  else await game.answer(decisionId, answerTo(question));
game.close();
