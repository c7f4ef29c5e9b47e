// Guests of a table before it begins: who is invited and has not come, and one's own invitation.
import { account } from '../../state/account.js';
import { command, onGame, type Refusal } from '../../state/actions.js';
import { go } from '../../state/routes.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen, SeatSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { tableWords } from '../words/words.js';

interface Props {
  readonly game: string;
  readonly seen: GameSeen;
  readonly onDone: (refusal: Refusal | Trouble | null) => void;
}

export function Guests({ game, seen, onDone }: Props) {
  const { guests } = tableWords();
  const { invited } = seen.view;
  if (invited.length === 0) return null;
  const canWithdraw = seen.legalActions.commands.includes('WITHDRAW_INVITATION');
  return (
    <section>
      <h2>{guests.title}</h2>
      <ul class="games">
        {invited.map(({ id, name }) => (
          <li key={id}>
            <strong class="what">{name ?? '?'}</strong>
            {canWithdraw && (
              <button
                type="button"
                onClick={() =>
                  void command('withdrawInvitation', '$gameId: ID!, $playerId: ID!', {
                    gameId: game,
                    playerId: id,
                  }).then(onDone)
                }
              >
                {guests.withdraw(name ?? '?')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An invitation to the one who looks, as long as they have not sat down. */
export function OwnInvitation({ game, seen, onDone }: Props) {
  const { guests } = tableWords();
  const { view, legalActions } = seen;
  const isInvited = view.invited.some(({ id }) => id === account.value?.player);
  if (!isInvited || !legalActions.commands.includes('DECLINE')) return null;
  const decline = async (): Promise<void> => {
    const refusal = await onGame('decline', game);
    onDone(refusal);
    // What was never for us is not shown to us any more.
    if (refusal === null) go({ page: 'lobby' });
  };
  return (
    <div class="notice row">
      <span>{guests.youAre(view.host.name ?? '?')}</span>
      {legalActions.commands.includes('JOIN') && (
        <button class="main" type="button" onClick={() => void onGame('join', game).then(onDone)}>
          {words().lobby.join}
        </button>
      )}
      <button type="button" onClick={() => void decline()}>
        {guests.decline}
      </button>
    </div>
  );
}

interface SeatProps extends Props {
  readonly of: SeatSeen;
}

/** The host takes somebody out of a seat. */
export function ClearSeat({ game, seen, of, onDone }: SeatProps) {
  const { guests } = tableWords();
  const { player, seat } = of;
  if (player === null || player.id === account.value?.player) return null;
  const isBot = player.bot !== null;
  if (!seen.legalActions.commands.includes(isBot ? 'UNSEAT_BOT' : 'UNSEAT')) return null;
  return (
    <button
      type="button"
      title={isBot ? undefined : guests.clearHint}
      onClick={() =>
        void command(isBot ? 'unseatBot' : 'unseat', '$gameId: ID!, $seat: Int!', {
          gameId: game,
          seat,
        }).then(onDone)
      }
    >
      {guests.clear(player.name ?? '?')}
    </button>
  );
}
