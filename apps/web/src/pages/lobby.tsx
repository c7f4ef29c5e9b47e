// Games: those that wait for me first, then mine, open tables, and games to watch.
import { useState } from 'preact/hooks';
import type { Listing } from '#client';
import { NewSecret } from './entering.js';
import { TroubleNotice } from '../parts/trouble.js';
import { go } from '../state/routes.js';
import type { Account } from '../state/account.js';
import { ask, quietly, type Trouble } from '../state/server.js';
import { useLobby } from '../state/lobby.js';
import { AgreedTermsDocument } from '../state/generated/listing.js';
import type { TableTermsFragment } from '../state/generated/operations.js';
import { onGame, type Refusal } from '../state/actions.js';
import { createGame } from '../state/creating.js';
import { Terms } from '../terms/terms.js';
import { atTime, words } from '../words/words.js';

export function Lobby({ account }: { readonly account: Account }) {
  const { lobby, newGame } = words();
  const { lists, trouble, refresh } = useLobby();
  const [refused, setRefused] = useState<Trouble | Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  /** Before the lists have come nobody knows that there are none. */
  const none = (said: string): string => (lists === null ? '' : said);

  const sitDown = async (game: string): Promise<void> => {
    const refusal = await onGame('join', game);
    if (refusal === null) go({ page: 'game', game });
    else setRefused(refusal);
  };
  const decline = async (game: string): Promise<void> => {
    setRefused(await onGame('decline', game));
    refresh();
  };
  const quick = async (): Promise<void> => {
    setBusy(true);
    const made = await createGame({ ruleset: 'PENTALAND', naming: { help: 'SEARCH' } }, 1);
    setBusy(false);
    if ('game' in made) go({ page: 'game', game: made.game });
    else setRefused(made);
  };

  const mine = lists?.mine ?? [];
  const seated = new Set(mine.map(({ id }) => id));
  const others = (games: readonly Listing[] = []): readonly Listing[] =>
    games.filter(({ id }) => !seated.has(id));
  const waiting = mine.filter(({ waitsForMe, invited }) => waitsForMe || invited);
  const rest = mine.filter((game) => !waiting.includes(game));
  return (
    <main class="page" tabIndex={-1} id="content">
      <NewSecret name={account.name} />
      <TroubleNotice trouble={refused ?? trouble} />
      <div class="row start">
        <button class="main big" type="button" disabled={busy} onClick={() => void quick()}>
          {lobby.quick}
        </button>
        <a class="button" href="/new">
          {words().shell.newGame}
        </a>
        <span class="faint">{lobby.quickHint(newGame.presets.PENTALAND.name)}</span>
      </div>
      {waiting.length > 0 && (
        <Games title={lobby.waiting} games={waiting} onSit={sitDown} onDecline={decline} isMine />
      )}
      {(rest.length > 0 || waiting.length === 0) && (
        <Games title={lobby.mine} games={rest} onSit={sitDown} empty={none(lobby.noneMine)} isMine />
      )}
      <Games title={lobby.open} games={others(lists?.open)} onSit={sitDown} empty={none(lobby.noneOpen)} />
      <Games title={lobby.playing} games={others(lists?.playing)} onSit={sitDown} empty={none(lobby.none)} />
      <p>
        <a href="/replay">{lobby.file}</a>
      </p>
    </main>
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: readonly Listing[];
  readonly onSit: (game: string) => Promise<void>;
  readonly onDecline?: (game: string) => Promise<void>;
  readonly empty?: string;
  readonly isMine?: boolean;
}

function Games({ title, games, onSit, onDecline, empty, isMine = false }: GamesProps) {
  const { lobby, newGame, acting } = words();
  return (
    <section>
      <h2>{title}</h2>
      {games.length === 0 && <p class="faint">{empty}</p>}
      <ul class="games">
        {games.map((game) => {
          const players = game.seats.flatMap(({ player }) => (player === null ? [] : [player.name ?? '?']));
          const canSit =
            game.status === 'GATHERING' && players.length < game.terms.seats && (!isMine || game.invited);
          return (
            <li key={game.id} class={game.waitsForMe ? 'waits' : ''}>
              <div class="what">
                <strong>{newGame.presets[game.terms.ruleset].name}</strong> · {players.join(', ')}
                <div class="faint">
                  {game.status === 'GATHERING' && `${lobby.seats(players.length, game.terms.seats)} · `}
                  {game.stopped && `${lobby.stopped} · `}
                  {game.awaited !== null && <b>{acting.awaited[game.awaited.what]} · </b>}
                  <time dateTime={game.createdAt}>{atTime(game.createdAt)}</time>
                </div>
              </div>
              {canSit && (
                <button type="button" onClick={() => void onSit(game.id)}>
                  {lobby.join}
                </button>
              )}
              {game.invited && onDecline !== undefined && (
                <button type="button" onClick={() => void onDecline(game.id)}>
                  {lobby.decline}
                </button>
              )}
              <a class={`button ${game.waitsForMe ? 'main' : ''}`} href={`/game/${game.id}`}>
                {isMine ? (game.status === 'OVER' ? lobby.look : lobby.goOn) : lobby.watch}
              </a>
              {canSit && <Terms agreed={() => agreedAt(game.id)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is agreed at a table that one may sit down at. */
async function agreedAt(game: string): Promise<TableTermsFragment | undefined> {
  const lists = await quietly(ask(AgreedTermsDocument, {}));
  return [...(lists?.mine.nodes ?? []), ...(lists?.open.nodes ?? [])].find(({ id }) => id === game)?.terms;
}
