// Where in the game one is: a line to drag along, with turns, life totals and what is worth jumping to.
import { useMemo } from 'preact/hooks';
import type { MarkSeen, OutlineSeen } from './outline.js';
import { lastBy, lifeAt, playerIn } from './outline.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly outline: OutlineSeen;
  readonly moment: number;
  readonly notedAt: readonly number[];
  readonly onGo: (moment: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 60;
/** What is drawn tall: it is rare, and decides games. */
const TALL: ReadonlySet<MarkSeen['kind']> = new Set(['CALL', 'RULING', 'REWIND', 'CONCESSION', 'LOSS']);

export function Scrubber({ outline, moment, notedAt, onGo }: Props) {
  const said = replayWords();
  const goTo = (event: PointerEvent): void => {
    if (event.buttons === 0 || !(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGo(1 + Math.round(((event.clientX - left) / width) * (outline.moments - 1)));
  };
  return (
    <div class="scrubber">
      <Picture outline={outline} moment={moment} notedAt={notedAt} onPointer={goTo} />
      <input
        type="range"
        min={1}
        max={outline.moments}
        value={moment}
        aria-label={said.where}
        aria-valuetext={placeText(outline, moment)}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Where a moment is, as one says it aloud. */
function placeText(outline: OutlineSeen, moment: number): string {
  const said = replayWords();
  return [said.moment(moment, outline.moments), ...placeIn(outline, moment)].join('. ');
}

/** Turn, phase and life totals. */
function placeIn(outline: OutlineSeen, moment: number): readonly string[] {
  const said = replayWords();
  const turn = lastBy(outline.turns, moment);
  const phase = lastBy(outline.phases, moment);
  const lives = outline.seats.flatMap(({ seat }) => {
    const life = lifeAt(outline, seat, moment);
    return life === undefined ? [] : [`${playerIn(outline, seat)} ${life}`];
  });
  return [
    turn === undefined ? said.before : said.place(turn.number, playerIn(outline, turn.active)),
    ...(turn === undefined || phase === undefined || phase.moment < turn.moment
      ? []
      : [said.phases[phase.phase]]),
    ...(lives.length === 0 ? [] : [said.lives(lives.join(', '))]),
  ];
}

export function MomentLine({ outline, moment }: { readonly outline: OutlineSeen; readonly moment: number }) {
  return (
    <p class="place">
      {replayWords().moment(moment, outline.moments)}
      <span class="more"> · {placeIn(outline, moment).join(' · ')}</span>
    </p>
  );
}

function Picture({
  outline,
  moment,
  notedAt,
  onPointer,
}: Omit<Props, 'onGo'> & { readonly onPointer: (event: PointerEvent) => void }) {
  const here = xOf(outline, moment);
  // Dragging moves one line; nothing else of the picture is looked at.
  const still = useMemo(() => <Still outline={outline} notedAt={notedAt} />, [outline, notedAt]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPointer(event);
      }}
      onPointerMove={onPointer}
    >
      {still}
      <line class="here" x1={here} x2={here} y1={0} y2={HEIGHT} />
    </svg>
  );
}

const xOf = ({ moments }: OutlineSeen, at: number): number =>
  moments === 1 ? 0 : ((at - 1) / (moments - 1)) * WIDTH;

function Still({ outline, notedAt }: Pick<Props, 'outline' | 'notedAt'>) {
  const { moments, turns, marks, seats, lives } = outline;
  const x = (at: number): number => xOf(outline, at);
  const most = Math.max(20, ...lives.map(({ life }) => life));
  const y = (life: number): number => HEIGHT - 6 - (Math.max(life, 0) / most) * (HEIGHT - 12);
  return (
    <>
      {turns.map((turn, place) => (
        <rect
          key={turn.moment}
          class={`turn of-${turn.active % 2}`}
          x={x(turn.moment)}
          width={Math.max(x(turns[place + 1]?.moment ?? moments) - x(turn.moment), 0)}
          y={0}
          height={HEIGHT}
        />
      ))}
      {marks.map((mark) => (
        <line
          key={`${mark.moment} ${mark.kind} ${mark.seat ?? ''}`}
          class={`mark ${mark.kind.toLowerCase()}`}
          x1={x(mark.moment)}
          x2={x(mark.moment)}
          y1={TALL.has(mark.kind) ? 0 : HEIGHT - 12}
          y2={HEIGHT}
        />
      ))}
      {notedAt.map((at) => (
        <circle key={at} class="noted" cx={x(at)} cy={6} r={5} />
      ))}
      {seats.map(({ seat }) => (
        <polyline
          key={seat}
          class={`life of-${seat % 4}`}
          points={lifeLine(outline, seat)
            .map(([at, life]) => `${x(at)},${y(life)}`)
            .join(' ')}
        />
      ))}
    </>
  );
}

/** Corners of a line that stays level until the life total changes. */
function lifeLine({ lives, moments }: OutlineSeen, seat: number): readonly (readonly [number, number])[] {
  const own = lives.filter((one) => one.seat === seat);
  return own.flatMap(({ moment, life }, place) => [
    [moment, life] as const,
    [own[place + 1]?.moment ?? moments, life] as const,
  ]);
}
