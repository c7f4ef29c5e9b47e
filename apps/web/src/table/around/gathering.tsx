// Before a game begins: who sits where, who is ready, and the link that brings others.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { go } from '../../state/routes.js';
import { seatBot } from '../../state/creating.js';
import { keptEntropy, sayReady } from '../../state/fairness.js';
import type { LiveGame } from '../../state/live-game.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen } from '../../state/view.js';
import { Terms } from '../../terms/terms.js';
import { words } from '../../words/words.js';
import { ClearSeat, Guests, OwnInvitation } from './guests.js';
import { CopyLink, Invite } from './invite.js';
import { onGame, type Refusal } from '../../state/actions.js';

export function Gathering({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { table, lobby, newGame } = words();
  const [refusal, setRefusal] = useState<Refusal | Trouble | null>(null);
  const { view } = seen;
  const may = new Set(seen.legalActions.commands);
  const act = (doing: Promise<Refusal | Trouble | null>): void => void doing.then(setRefusal);
  const guests = { game: live.id, seen, onDone: setRefusal };
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>
        {newGame.presets[view.terms.ruleset].name}: {table.gathering}
      </h1>
      <TroubleNotice trouble={refusal ?? live.trouble.value} />
      <OwnInvitation {...guests} />
      <ul class="games">
        {view.seats.map((one) => {
          const { seat, player, ready } = one;
          return (
            <li key={seat}>
              <div class="what">
                {player === null ? (
                  <span class="faint">{table.freeSeat}</span>
                ) : (
                  <strong>{player.name}</strong>
                )}
              </div>
              {player !== null && <span class="faint">{ready ? table.isReady : table.notReady}</span>}
              <ClearSeat {...guests} of={one} />
            </li>
          );
        })}
      </ul>
      <Guests {...guests} />
      <div class="row">
        {may.has('JOIN') && !may.has('DECLINE') && (
          <button class="main" type="button" onClick={() => act(onGame('join', live.id))}>
            {lobby.join}
          </button>
        )}
        {may.has('READY') && (
          <button class="main" type="button" onClick={() => act(sayReady(live.id))}>
            {table.ready}
          </button>
        )}
        {may.has('START') && (
          <button class="main" type="button" onClick={() => act(onGame('start', live.id))}>
            {table.start}
          </button>
        )}
        {may.has('SEAT_BOT') && (
          <button type="button" onClick={() => act(seatBot(live.id))}>
            {table.addBot}
          </button>
        )}
        {may.has('LEAVE') && (
          <button
            type="button"
            onClick={() => {
              act(onGame('leave', live.id));
              go({ page: 'lobby' });
            }}
          >
            {table.leave}
          </button>
        )}
      </div>
      {may.has('READY') && <p class="faint">{words().playing.fairness.adds}</p>}
      {may.has('OPEN_ENTROPY') && (
        <p role="status">
          {keptEntropy(live.id) === null
            ? words().playing.fairness.elsewhere
            : words().playing.fairness.opening}
        </p>
      )}
      <Terms agreed={view.terms} />
      <p>
        {table.link}: <code class="secret">{location.href}</code>
        <CopyLink />
      </p>
      {may.has('INVITE') && <Invite game={live.id} />}
    </main>
  );
}
