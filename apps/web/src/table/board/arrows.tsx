// Lines over the board: who attacks what, who blocks whom, and what the things on the stack are aimed at. They say with
// lines what is also said in words.
import { useEffect, useState } from 'preact/hooks';
import type { Target, ViewSeen } from '../../state/view.js';

type Sort = 'attack' | 'block' | 'target';

interface Line {
  readonly sort: Sort;
  readonly from: string;
  readonly to: string;
}

interface Drawn extends Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const ofObject = (id: string): string => `object ${id}`;
const ofTarget = ({ object, seat }: Target): string =>
  seat === null ? ofObject(object ?? '') : `seat ${seat}`;

export function linesOf({ combat, stack }: ViewSeen): readonly Line[] {
  const attacks = combat?.attacks ?? [];
  const blocks = combat?.blocks ?? [];
  return [
    ...attacks.flatMap(({ attacker, defender }): Line[] =>
      defender === null ? [] : [{ sort: 'attack', from: ofObject(attacker), to: ofTarget(defender) }],
    ),
    ...blocks.flatMap(({ blocker, attackers }) =>
      attackers.map((attacker): Line => ({ sort: 'block', from: ofObject(blocker), to: ofObject(attacker) })),
    ),
    ...(stack ?? []).flatMap(({ objectId: id, item }) =>
      (item?.targets ?? []).flatMap(({ objects, players }) => [
        ...objects.map((object): Line => ({ sort: 'target', from: ofObject(id), to: ofObject(object) })),
        ...players.map((seat): Line => ({ sort: 'target', from: ofObject(id), to: `seat ${seat}` })),
      ]),
    ),
  ];
}

/** Where something lies on the screen; what is scrolled out of sight lies nowhere. */
function placeOf(what: string, places: ReadonlyMap<string, DOMRect>): { x: number; y: number } | undefined {
  const box = places.get(what);
  return box === undefined || box.width === 0
    ? undefined
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function placesNow(): ReadonlyMap<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('main.table [data-objects]'))
    for (const id of element.dataset['objects']?.split(' ') ?? [])
      if (!places.has(ofObject(id))) places.set(ofObject(id), element.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>('main.table [data-seat]'))
    places.set(`seat ${element.dataset['seat'] ?? ''}`, element.getBoundingClientRect());
  return places;
}

function drawn(lines: readonly Line[]): readonly Drawn[] {
  const places = placesNow();
  const made = new Map<string, Drawn>();
  for (const line of lines) {
    const from = placeOf(line.from, places);
    const to = placeOf(line.to, places);
    if (from === undefined || to === undefined) continue;
    // Those of one pile lie at one place.
    made.set(`${line.sort} ${from.x} ${from.y} ${to.x} ${to.y}`, {
      ...line,
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
    });
  }
  return [...made.values()];
}

const NONE: readonly Drawn[] = [];

export function Arrows({ view }: { readonly view: ViewSeen }) {
  const [shown, setShown] = useState(NONE);
  const lines = linesOf(view);
  const hasAny = lines.length > 0;
  useEffect(() => {
    if (!hasAny) {
      setShown(NONE);
      return;
    }
    let frame = 0;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShown(drawn(lines)));
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [view]);
  if (shown.length === 0) return null;
  return (
    <svg class="arrows" aria-hidden="true">
      <defs>
        {(['attack', 'block', 'target'] as const).map((sort) => (
          <marker
            key={sort}
            id={`head-${sort}`}
            class={sort}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" />
          </marker>
        ))}
      </defs>
      {shown.map(({ sort, x1, y1, x2, y2 }, place) => (
        <line key={place} class={sort} x1={x1} y1={y1} x2={x2} y2={y2} marker-end={`url(#head-${sort})`} />
      ))}
    </svg>
  );
}
