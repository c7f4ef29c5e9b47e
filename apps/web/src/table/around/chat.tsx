// Talk at the table: players among themselves, spectators apart from them. Whoever is muted is not heard on this device.
import { useEffect, useRef, useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { account } from '../../state/account.js';
import type { Refusal } from '../../state/actions.js';
import { heardSince, muted, say, toggleMuted, type ChatLine } from '../../state/chat.js';
import { useDraft } from '../../state/draft.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen } from '../../state/view.js';
import { words } from '../../words/words.js';

const EVERY_MS = 3000;

export function Chat({ game, seen }: { readonly game: string; readonly seen: GameSeen }) {
  const { chat } = words().playing;
  const isOver = seen.view.result !== null;
  const { lines, listen } = useTalk(game, isOver);
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const [typed, setTyped] = useDraft(`chat.${game}`);
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const heard = lines.filter(({ author }) => !muted.value.has(author.id));
  useEffect(() => {
    if (isOpen) setRead(heard.length);
  }, [isOpen, heard.length]);
  const unread = Math.max(0, heard.length - read);
  const others = new Map(
    lines
      .filter(({ author }) => author.id !== account.value?.player)
      .map(({ author }) => [author.id, author.name]),
  );
  return (
    <details class="chat" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {chat.title} {unread > 0 && <span class="badge">{chat.unread(unread)}</span>}
      </summary>
      <Said title={chat.players} lines={heard.filter(({ seat }) => seat !== null)} />
      {(seen.seat === null || isOver) && (
        <Said title={chat.spectators} lines={heard.filter(({ seat }) => seat === null)} />
      )}
      <TroubleNotice trouble={trouble} />
      {seen.viewer !== 'JUDGE' && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const text = typed.trim();
            if (text === '') return;
            void say(game, text).then((refusal) => {
              setTrouble(refusal);
              // What could not be said stays to be sent again.
              if (refusal === null) setTyped('');
              listen();
            });
          }}
        >
          <label class="bare grow">
            <span class="hidden">{seen.seat === null ? chat.toSpectators : chat.toPlayers}</span>
            <input
              type="text"
              value={typed}
              maxLength={500}
              autocomplete="off"
              placeholder={seen.seat === null ? chat.toSpectators : chat.toPlayers}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{chat.say}</button>
        </form>
      )}
      {others.size > 0 && (
        <div class="row">
          {[...others].map(([id, name]) => (
            <button
              key={id}
              type="button"
              class="small"
              aria-pressed={muted.value.has(id)}
              onClick={() => toggleMuted(id)}
            >
              {chat.mute(name ?? '?')}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

function Said({ title, lines }: { readonly title: string; readonly lines: readonly ChatLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <div ref={box} class="talk" role="log" aria-live="polite" aria-label={title} tabIndex={0}>
        {lines.map(({ place, author, text }) => (
          <p key={place}>
            <b>{author.name ?? '?'}:</b> {text}
          </p>
        ))}
      </div>
    </>
  );
}

/** It is asked for again and again; once the game is over one hears more, from the beginning. */
function useTalk(
  game: string,
  isOver: boolean,
): { readonly lines: readonly ChatLine[]; readonly listen: () => void } {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const last = useRef(0);
  const listen = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isWanted = true;
    let isAsking = false;
    last.current = 0;
    setLines([]);
    listen.current = () => {
      if (isAsking) return;
      isAsking = true;
      void heardSince(game, last.current).then((more) => {
        isAsking = false;
        if (!isWanted || more === undefined || more.length === 0) return;
        last.current = more.at(-1)?.place ?? last.current;
        setLines((before) => [...before, ...more]);
      });
    };
    listen.current();
    const again = setInterval(() => listen.current(), EVERY_MS);
    return () => {
      isWanted = false;
      clearInterval(again);
    };
  }, [game, isOver]);
  return { lines, listen: () => listen.current() };
}
