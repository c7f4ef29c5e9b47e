// Several games at once, as small tables: those that the address names, chosen from what is being played.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { go, pathOf } from '../state/routes.js';
import { LiveGame } from '../state/live-game.js';
import { ask, troubleIn, type Trouble } from '../state/server.js';
import { PlayingDocument } from '../state/generated/listing.js';
import type { ListingSeen } from '../state/view.js';
import { StillSeats, StillStatus } from '../table/still-table.js';
import { listed, words } from '../words/words.js';
import './watch.css';

/** Each small table follows its game; a browser and a server should not be made to follow very many. */
const MOST = 6;

export function WatchPage({ games }: { readonly games: readonly string[] }) {
  const { lobby } = words();
  const [listing, setListing] = useState<readonly ListingSeen[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    ask(PlayingDocument, {}).then(
      (seen) => setListing(seen.lobby.nodes),
      (error: unknown) => setTrouble(troubleIn(error)),
    );
  }, []);
  const toggle = (game: string): void =>
    go({
      page: 'watch',
      games: games.includes(game) ? games.filter((one) => one !== game) : [...games, game].slice(-MOST),
    });
  return (
    <main class="watch" tabIndex={-1} id="content">
      <h1>{lobby.playing}</h1>
      <TroubleNotice trouble={trouble} />
      {listing.length === 0 && <p class="faint">{lobby.none}</p>}
      <div class="row">
        {listing.map(({ id, seats }) => (
          <button key={id} type="button" aria-pressed={games.includes(id)} onClick={() => toggle(id)}>
            {listed(seats.flatMap(({ player }) => (player === null ? [] : [player.name ?? '?'])))}
          </button>
        ))}
      </div>
      <div class="watched">
        {games.slice(0, MOST).map((game) => (
          <SmallTable key={game} game={game} />
        ))}
      </div>
    </main>
  );
}

function SmallTable({ game }: { readonly game: string }) {
  const { lobby, table } = words();
  const live = useMemo(() => new LiveGame(game), [game]);
  useEffect(() => () => live.close(), [live]);
  const seen = live.seen.value;
  const names = listed(seen?.view.seats.map(({ player }) => player?.name ?? '') ?? []);
  return (
    <section class="small-table" aria-label={names}>
      <h2>
        <a href={pathOf({ page: 'game', game })}>{names === '' ? lobby.watch : names}</a>
      </h2>
      <TroubleNotice trouble={live.trouble.value} />
      {seen === null ? (
        <p role="status">{table.connection['catching up']}</p>
      ) : (
        <>
          {seen.view.dispute !== null && <p class="warn">{lobby.stopped}</p>}
          <StillStatus view={seen.view} />
          <StillSeats
            view={seen.view}
            seat={seen.seat}
            isNew={(object, controller) => live.arrivals.isNew(object, controller)}
            now={live.now}
          />
        </>
      )}
    </section>
  );
}
