// Asking the others to let a player take back the last thing done, and answering them.
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { command, type Refusal } from '../state/actions.js';
import { quietly, request, type Trouble } from '../state/server.js';
import type { GameSeen } from '../state/view.js';
import type { OutlineMarkKind } from '../words/kinds.js';
import { disputeWords } from './words/words.js';

interface Props {
  readonly game: string;
  readonly seen: GameSeen;
  readonly who: (seat: number) => string;
}

export function TakeBack({ game, seen, who }: Props) {
  const said = disputeWords().takeBack;
  const trouble = useSignal<Refusal | Trouble | null>(null);
  const isNothing = useSignal(false);
  const { view, seat, legalActions } = seen;
  const asked = view.takeBack;
  const answer = async (moment: number, agrees: boolean): Promise<void> => {
    trouble.value = await command('answerTakeBack', '$gameId: ID!, $moment: Int!, $agrees: Boolean!', {
      gameId: game,
      moment,
      agrees,
    });
  };
  const ask = async (): Promise<void> => {
    const moment = await beforeLastOf(game, seat);
    isNothing.value = moment === undefined;
    if (moment === undefined) return;
    trouble.value = await command('askTakeBack', '$gameId: ID!, $moment: Int!', { gameId: game, moment });
  };
  return (
    <div class="take-back">
      <TroubleNotice trouble={trouble.value} />
      {asked !== null && (
        <div class="notice" role="status">
          <p>
            {said.asks(who(asked.seat), asked.moment)} {said.agreed(asked.agreed.length, asked.asks.length)}
          </p>
          {seat !== null && legalActions.commands.includes('ANSWER_TAKE_BACK') && (
            <div class="row">
              {seat !== asked.seat && !asked.agreed.includes(seat) && (
                <button class="main" type="button" onClick={() => void answer(asked.moment, true)}>
                  {said.agree}
                </button>
              )}
              <button type="button" onClick={() => void answer(asked.moment, false)}>
                {seat === asked.seat ? said.withdraw : said.refuse}
              </button>
            </div>
          )}
        </div>
      )}
      {asked === null && seat !== null && legalActions.commands.includes('ASK_TAKE_BACK') && (
        <>
          <button type="button" title={said.why} onClick={() => void ask()}>
            {said.ask}
          </button>
          {isNothing.value && <p class="faint">{said.nothing}</p>}
        </>
      )}
    </div>
  );
}

interface Done {
  readonly commands: readonly { readonly moment: number }[];
  readonly questions: readonly {
    readonly seat: number;
    readonly ended: number | null;
    readonly thought: number | null;
  }[];
  readonly marks: readonly { readonly moment: number; readonly kind: OutlineMarkKind }[];
}

/** The moment before the last answer of a seat: where the command before it ended. What was taken back is not done. */
function beforeLastIn({ commands, questions, marks }: Done, seat: number | null): number | undefined {
  const returned = marks.findLast(({ kind }) => kind === 'REWIND')?.moment ?? 0;
  const last = questions
    .filter((one) => one.seat === seat && one.thought !== null && (one.ended ?? 0) > returned)
    .reduce((latest, { ended }) => Math.max(latest, ended ?? 0), 0);
  return commands.findLast(({ moment }) => moment < last)?.moment;
}

async function beforeLastOf(game: string, seat: number | null): Promise<number | undefined> {
  const done = await quietly(
    request<{ replay: { outline: Done } }>(
      `query Done($game: ID!) { replay(gameId: $game) { outline {
        commands { moment } questions { seat ended thought } marks { moment kind } } } }`,
      { game },
    ),
  );
  return done === undefined ? undefined : beforeLastIn(done.replay.outline, seat);
}
