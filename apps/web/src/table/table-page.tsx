// A table: people gather at it, play, and see how it ended.
import { useEffect, useMemo } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { openKept } from '../state/fairness.js';
import { useKeptStops } from '../state/kept-stops.js';
import { LiveGame } from '../state/live-game.js';
import { words } from '../words/words.js';
import { Gathering } from './around/gathering.js';
import { Halted } from './around/halted.js';
import { Played } from './played.js';

export function TablePage({ game }: { readonly game: string }) {
  const live = useMemo(() => new LiveGame(game), [game]);
  useEffect(() => () => live.close(), [live]);
  const seen = live.seen.value;
  const mustOpen = seen?.legalActions.commands.includes('OPEN_ENTROPY') === true;
  useEffect(() => {
    if (mustOpen) void openKept(game);
  }, [mustOpen, game]);
  useKeptStops(game, seen);
  const trouble = live.trouble.value;
  if (seen === null)
    return (
      <main class="page" tabIndex={-1} id="content">
        <TroubleNotice trouble={trouble} />
        {trouble === null && <p role="status">{words().table.connection['catching up']}</p>}
      </main>
    );
  const hasBegun = seen.view.status !== 'GATHERING' && seen.view.turn !== null;
  const isAsked = seen.view.decision !== null;
  return hasBegun || isAsked || seen.view.result !== null ? (
    <Played live={live} seen={seen} />
  ) : (
    <>
      <Halted view={seen.view} />
      <Gathering live={live} seen={seen} />
    </>
  );
}
