// A plot on a canvas, by uPlot. It is loaded after its page: the table beside it says the same without it.
import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { inkNow } from '../state/colours.js';
import { language } from '../words/words.js';
import type { Plotted } from './sheet.js';
import { shownCell } from './shown-cell.js';

const HEIGHT = 230;
const LABEL_WIDTH = 62;
/** So that lines can be told apart without their colours. */
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 4], [10, 3, 2, 3]];
const dashOf = (place: number): number[] => [...(DASHES[place % DASHES.length] ?? [])];

interface Props {
  readonly plotted: Plotted;
  /** What a screen reader says instead. */
  readonly label: string;
}

export function PlotCanvas({ plotted, label }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const { lines, places, kind } = plotted;
  useEffect(() => {
    const [box, legend] = [frame.current, keys.current];
    if (box === null || legend === null) return undefined;
    const plot = new UPlot(
      optionsOf(plotted, paintIn(legend, lines.length), box.clientWidth, setAt),
      dataOf(plotted),
      box,
    );
    const watcher = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [plotted, inkNow.value, language.value]);
  return (
    <div class="plot">
      <div ref={frame} role="img" aria-label={label} />
      <div class={`keys ${lines.length === 1 ? 'one' : ''}`} ref={keys} aria-hidden="true">
        {lines.map((line, place) => (
          <span key={line.label} class={`key of-${place % 4}`}>
            <svg viewBox="0 0 28 6" width="28" height="6">
              <line x1="0" x2="28" y1="3" y2="3" stroke-dasharray={dashOf(place).join(' ')} />
            </svg>{' '}
            {line.label}
          </span>
        ))}
        <span class="axis" />
        <span class="at">
          {at !== null && `${places[at] ?? ''}: ${lines.map((line) => saidAt(line, at)).join(' · ')}`}
        </span>
      </div>
    </div>
  );

  function saidAt({ label: name, values, low, high }: Plotted['lines'][number], place: number): string {
    const value = shownCell(values[place] ?? null, kind);
    const [from, to] = [low?.[place], high?.[place]];
    const interval =
      typeof from === 'number' && typeof to === 'number'
        ? ` (${shownCell(from, kind)} – ${shownCell(to, kind)})`
        : '';
    return lines.length === 1 ? `${value}${interval}` : `${name} ${value}`;
  }
}

interface Paint {
  readonly lines: readonly string[];
  readonly axis: string;
  readonly grid: string;
}

/** The colours as the style sheet has them for the legend. */
function paintIn(legend: HTMLElement, count: number): Paint {
  const keys = [...legend.querySelectorAll<HTMLElement>('.key')].slice(0, count);
  const axis = legend.querySelector<HTMLElement>('.axis');
  const style = getComputedStyle(axis ?? legend);
  return {
    lines: keys.map((key) => getComputedStyle(key).color),
    axis: style.color,
    grid: style.outlineColor,
  };
}

/** uPlot draws along numbers: the places are numbered, and their labels stand below. */
function dataOf({ places, lines }: Plotted): UPlot.AlignedData {
  return [places.map((_, place) => place), ...lines.map(({ values }) => [...values])];
}

function optionsOf(
  { places, lines, kind, drawn }: Plotted,
  paint: Paint,
  width: number,
  onPlace: (place: number | null) => void,
): UPlot.Options {
  const inkOf = (place: number): string => paint.lines[place] ?? paint.axis;
  const axis = {
    stroke: paint.axis,
    font: '13px system-ui, sans-serif',
    grid: { stroke: paint.grid, width: 1 },
    ticks: { stroke: paint.grid, width: 1, size: 4 },
  };
  const bars = UPlot.paths.bars?.({ size: [0.7, 48] });
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { show: drawn === 'lines' } },
    scales: {
      x: { time: false, range: [-0.6, places.length - 0.4] },
      y: {
        range: (_, least, most) =>
          kind === 'share' ? [0, 1] : UPlot.rangeNum(Math.min(0, least), most > 0 ? most : 1, 0.08, true),
      },
    },
    axes: [
      {
        ...axis,
        size: 34,
        grid: { show: false },
        incrs: [1, 2, 5, 10, 20, 50, 100],
        space: places.every((place) => place.length <= 3) ? 30 : LABEL_WIDTH + 22,
        values: (_, splits) => splits.map((place) => places[place] ?? ''),
      },
      {
        ...axis,
        size: kind === 'seconds' ? LABEL_WIDTH + 18 : LABEL_WIDTH,
        // Games and turns are whole.
        ...(kind === 'number' && drawn === 'bars'
          ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 1e4, 1e5] }
          : {}),
        values: (_, splits) => splits.map((value) => shownCell(value, kind)),
      },
    ],
    series: [
      {},
      ...lines.map(({ label }, place): UPlot.Series => ({
        label,
        stroke: inkOf(place),
        width: 2,
        dash: dashOf(place),
        spanGaps: drawn === 'lines',
        ...(drawn === 'bars' && bars !== undefined
          ? { fill: inkOf(place), paths: bars, points: { show: false } }
          : {}),
        ...(drawn === 'dots'
          ? { paths: () => null, points: { show: true, size: 11, fill: inkOf(place) } }
          : {}),
        ...(drawn === 'lines' ? { points: { show: true, size: 6, fill: inkOf(place) } } : {}),
      })),
    ],
    hooks: {
      setCursor: [({ cursor }) => onPlace(cursor.idx ?? null)],
      draw: [
        (plot) => {
          for (const [place, line] of lines.entries()) drawIntervals(plot, line, inkOf(place));
        },
      ],
    },
  };
}

function drawIntervals(plot: UPlot, { low, high }: Plotted['lines'][number], ink: string): void {
  if (low === undefined || high === undefined) return;
  const { ctx } = plot;
  const cap = 6 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.beginPath();
  for (const [place, from] of low.entries()) {
    const to = high[place];
    if (from === null || typeof to !== 'number') continue;
    const x = plot.valToPos(place, 'x', true);
    const [bottom, top] = [plot.valToPos(from, 'y', true), plot.valToPos(to, 'y', true)];
    ctx.moveTo(x, bottom);
    ctx.lineTo(x, top);
    for (const end of [bottom, top]) {
      ctx.moveTo(x - cap, end);
      ctx.lineTo(x + cap, end);
    }
  }
  ctx.stroke();
  ctx.restore();
}
