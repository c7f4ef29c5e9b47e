// One figure of the statistics: a plot, the same as a table, and the same as a file.
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { later } from '../parts/later.js';
import { Mana } from '../parts/mana.js';
import { pathOf } from '../state/routes.js';
import { csvOf, inFileName, type Cell, type ColumnKind, type Plotted, type Sheet } from './sheet.js';
import { shownCell } from './shown-cell.js';
import { statisticsWords } from './words/words.js';

const PlotCanvas = later(() => import('./plot-canvas.js').then((part) => part.PlotCanvas), 'part');

interface Props {
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly what?: string;
  readonly sheet: Sheet;
  /** Without one, the table stands there at once. */
  readonly plot?: Plotted;
  /** What is said if there is nothing to show. */
  readonly empty: string;
  /** It has many columns. */
  readonly width?: 'wide';
}

export function Figure({ title, what, sheet, plot, empty, width }: Props) {
  const said = statisticsWords();
  const id = useId();
  const isEmpty = sheet.rows.length === 0;
  return (
    <section class={`figure ${width ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {what !== undefined && <p class="faint">{what}</p>}
      {isEmpty ? (
        <p class="empty">{empty}</p>
      ) : (
        <>
          {plot === undefined ? (
            <Table title={title} sheet={sheet} />
          ) : (
            <>
              <PlotCanvas plotted={plot} label={said.plotOf(title)} />
              <details>
                <summary>{said.asTable}</summary>
                <Table title={title} sheet={sheet} />
              </details>
            </>
          )}
          <Download title={title} sheet={sheet} />
        </>
      )}
    </section>
  );
}

function Download({ title, sheet }: { readonly title: string; readonly sheet: Sheet }) {
  const said = statisticsWords();
  const text = useMemo(() => csvOf(sheet), [sheet]);
  const [file, setFile] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <p>
      <a href={file} download={`pentaland-${inFileName(title)}.csv`} aria-label={said.downloadOf(title)}>
        {said.download}
      </a>
    </p>
  );
}

function Table({ title, sheet: { columns, rows } }: { readonly title: string; readonly sheet: Sheet }) {
  return (
    // Wider than a phone, it is moved by the keys, too.
    <div class="scrolled" role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title: head, kind }, place) => (
              <th key={place} scope="col" class={`of-${kind}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth}>
              {columns.map(({ kind }, place) => {
                const shown = <Shown cell={row[place] ?? null} kind={kind} />;
                return place === 0 ? (
                  <th key={place} scope="row" class={`of-${kind}`}>
                    {shown}
                  </th>
                ) : (
                  <td key={place} class={`of-${kind}`}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shown({ cell, kind }: { readonly cell: Cell; readonly kind: ColumnKind }) {
  if (kind === 'cost' && typeof cell === 'string') return <Mana cost={cell} />;
  if (kind === 'card' && typeof cell === 'string')
    return <a href={pathOf({ page: 'statistics-card', card: cell, asked: {} })}>{cell}</a>;
  if (kind === 'game' && typeof cell === 'string')
    return <a href={pathOf({ page: 'replay', game: cell })}>{statisticsWords().game.replay}</a>;
  return <>{shownCell(cell, kind)}</>;
}
