// Playing and pausing, steps back and forward, how fast time passes, and the keys for all of it.
import { useEffect, useState } from 'preact/hooks';
import type { StepBy } from './outline.js';
import type { Pace, Replay } from './replay.js';
import { replayWords } from './words/words.js';

const STEPS: readonly StepBy[] = ['TURN', 'PHASE', 'PRIORITY', 'ENTRY'];
const SPEEDS = [0.5, 1, 2, 4, 10, 30];
const KEYS_OFF = 'pentaland.replay-keys-off';

export function Controls({ replay }: { readonly replay: Replay }) {
  const said = replayWords();
  const isPlaying = replay.isPlaying.value;
  return (
    <div class="controls">
      <div class="row back" role="group" aria-label={said.back}>
        {STEPS.map((by) => (
          <StepButton key={by} replay={replay} by={by} direction={-1} />
        ))}
      </div>
      <button class="main" type="button" onClick={() => (isPlaying ? replay.pause() : replay.play())}>
        {isPlaying ? said.pause : said.play}
      </button>
      <div class="row on" role="group" aria-label={said.forward}>
        {STEPS.toReversed().map((by) => (
          <StepButton key={by} replay={replay} by={by} direction={1} />
        ))}
      </div>
      <label class="bare">
        <span class="hidden">{said.pace}</span>
        <select
          value={replay.pace.value}
          onChange={(event) => replay.set(event.currentTarget.value as Pace, replay.speed.value)}
        >
          <option value="even">{said.even}</option>
          <option value="real">{said.real}</option>
        </select>
      </label>
      <label class="bare">
        <span class="hidden">{said.speed}</span>
        <select
          value={replay.speed.value}
          onChange={(event) => replay.set(replay.pace.value, Number(event.currentTarget.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              ×{speed}
            </option>
          ))}
        </select>
      </label>
      <Waiting until={replay.nextAt.value} />
    </div>
  );
}

interface StepProps {
  readonly replay: Replay;
  readonly by: StepBy;
  readonly direction: 1 | -1;
}

function StepButton({ replay, by, direction }: StepProps) {
  const said = replayWords();
  const name = said.step(said.steps[by], direction === 1 ? said.forward : said.back);
  return (
    <button type="button" aria-label={name} title={name} onClick={() => replay.step(by, direction)}>
      <span aria-hidden="true">{direction === 1 ? `${said.steps[by]} ›` : `‹ ${said.steps[by]}`}</span>
    </button>
  );
}

/** In real time players think for minutes: it is said when the game goes on. */
function Waiting({ until }: { readonly until: number | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [until]);
  if (until === null) return null;
  return (
    <span class="faint waiting">{replayWords().nextIn(Math.max(1, Math.ceil((until - now) / 1000)))}</span>
  );
}

/** True if the key meant something here. */
export function pressed(
  replay: Replay,
  { key, shiftKey, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return false;
  const onLine = target instanceof HTMLInputElement;
  const direction = shiftKey ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (onLine) return false;
      replay.step('ENTRY', key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'Home':
    case 'End':
      if (onLine) return false;
      replay.goTo(key === 'Home' ? 1 : replay.seen.outline.moments);
      return true;
    case ' ':
      if (
        target instanceof HTMLButtonElement ||
        (target instanceof HTMLElement && target.closest('summary, a'))
      )
        return false;
      if (replay.isPlaying.value) replay.pause();
      else replay.play();
      return true;
  }
  const by = LETTERS[key.toLowerCase()];
  if (by === undefined || areKeysOff()) return false;
  replay.step(by, direction);
  return true;
}

const LETTERS: Readonly<Record<string, StepBy>> = { p: 'PRIORITY', f: 'PHASE', t: 'TURN' };
const areKeysOff = (): boolean => localStorage.getItem(KEYS_OFF) !== null;
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox');

/** Keys of one letter can be switched off: whoever speaks to the page would press them by accident. */
export function Keys() {
  const said = replayWords();
  const [isOff, setOff] = useState(areKeysOff);
  return (
    <details>
      <summary>{said.keys}</summary>
      <p>{said.keyList}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={!isOff}
          onChange={(event) => {
            const off = !event.currentTarget.checked;
            if (off) localStorage.setItem(KEYS_OFF, 'off');
            else localStorage.removeItem(KEYS_OFF);
            setOff(off);
          }}
        />
        {said.keysOn}
      </label>
    </details>
  );
}
