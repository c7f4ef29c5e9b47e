// Asking the others to let a player take back the last thing done, and answering them.
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { command, type Refusal } from '../state/actions.js';
import { request, RequestFailed, type Trouble } from '../state/server.js';
import type { GameSeen } from '../state/view.js';
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

/** The moment before the last command of a seat: where the command before that one ended. */
async function beforeLastOf(game: string, seat: number | null): Promise<number | undefined> {
  try {
    const { replay } = await request<{
      replay: { outline: { commands: readonly { moment: number; seat: number | null }[] } };
    }>('query Commands($game: ID!) { replay(gameId: $game) { outline { commands { moment seat } } } }', {
      game,
    });
    const { commands } = replay.outline;
    const last = commands.findLastIndex((one) => one.seat === seat);
    return commands[last - 1]?.moment;
  } catch (error) {
    if (error instanceof RequestFailed) return undefined;
    throw error;
  }
}
