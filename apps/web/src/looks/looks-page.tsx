// Who looked at what is hidden in a game, as far as the reader may know it: its players once it is over, judges of themselves,
// admins everything.
import { useEffect, useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { isAdmin } from '../state/roles.js';
import { pathOf } from '../state/routes.js';
import { ask, troubleIn, type Trouble } from '../state/server.js';
import type { LooksQuery, RecordedLooksFragment } from '../state/generated/operations.js';
import { tableWords } from '../table/words/words.js';
import { atTime, words } from '../words/words.js';
import { EarlierLooksDocument, LooksDocument } from './generated/asking.js';
import { linesOf } from './what.js';
import { looksWords } from './words/words.js';

type Recorded = RecordedLooksFragment['nodes'][number];
type Known = NonNullable<LooksQuery['lookedAt']>[number];
/** `way` and what follows are told to those who read the record. */
type Look = Known & Partial<Pick<Recorded, 'way' | 'disputeId' | 'what'>>;

/** As many as players are told of. */
const MOST_TOLD = 500;

export function LooksPage({ game }: { readonly game: string }) {
  const said = looksWords();
  const [seen, setSeen] = useState<LooksQuery | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    ask(LooksDocument, { gameId: game }).then(setSeen, (error: unknown) => setTrouble(troubleIn(error)));
  }, []);
  const earlier = async (after: string | null): Promise<void> => {
    try {
      const { audit } = await ask(EarlierLooksDocument, { gameId: game, after });
      if (audit === null) return;
      setSeen((before) =>
        before === null || before.audit === null
          ? before
          : { ...before, audit: { ...audit, nodes: [...before.audit.nodes, ...audit.nodes] } },
      );
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  const asPlayer = seen !== null && seen.lookedAt !== null && !isAdmin.value;
  const record = asPlayer ? null : (seen?.audit ?? null);
  const looks: readonly Look[] = (asPlayer ? seen.lookedAt : record?.nodes) ?? [];
  const mayRead = asPlayer || record !== null;
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>{tableWords().whoLooked}</h1>
      <TroubleNotice trouble={trouble} />
      {seen === null && trouble === null && <p role="status">{words().table.connection['catching up']}</p>}
      {seen !== null && (
        <p class="faint">
          {mayRead
            ? asPlayer
              ? said.toPlayers
              : isAdmin.value
                ? said.toAdmins
                : said.toJudges
            : said.notYet}
        </p>
      )}
      {mayRead && looks.length === 0 && <p>{said.none}</p>}
      <ul class="games looks">
        {together(looks).map((group) => (
          <Together key={`${group[0].at} ${group[0].judge.name ?? ''} ${group[0].way ?? ''}`} looks={group} />
        ))}
      </ul>
      {asPlayer && looks.length === MOST_TOLD && <p class="faint">{said.most}</p>}
      {record?.pageInfo.hasNextPage === true && (
        <button type="button" onClick={() => void earlier(record.pageInfo.endCursor)}>
          {said.earlier}
        </button>
      )}
      <p>
        <a href={pathOf({ page: 'replay', game })}>{words().table.watchAgain}</a>
      </p>
    </main>
  );
}

type Group = readonly [Look, ...Look[]];

/** Looks of one kind of one judge, one after the other, stand together; the newest first. */
function together(looks: readonly Look[]): readonly Group[] {
  const groups: [Look, ...Look[]][] = [];
  for (const look of looks) {
    const last = groups.at(-1);
    if (last !== undefined && isAlike(last[0], look)) last.push(look);
    else groups.push([look]);
  }
  return groups;
}

const isAlike = (one: Look, other: Look): boolean =>
  one.judge.name === other.judge.name && one.way === other.way && one.disputeId === other.disputeId;

function Together({ looks }: { readonly looks: Group }) {
  const said = looksWords();
  const [newest] = looks;
  const oldest = looks.at(-1) ?? newest;
  const { judge, way, disputeId } = newest;
  const until = newest.until ?? newest.at;
  return (
    <li>
      <div class="what">
        <strong>{judge.name ?? '?'}</strong> {way === undefined ? said.looked : said.ways[way]}
        {looks.length > 1 && <span class="badge">{said.times(looks.length)}</span>}
        {linesOf(looks.flatMap(({ what }) => what ?? [])).map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div class="faint">
          <time dateTime={oldest.at}>{atTime(oldest.at)}</time>
          {atTime(until) !== atTime(oldest.at) && (
            <>
              {' – '}
              <time dateTime={until}>{atTime(until)}</time>
            </>
          )}
          {(disputeId ?? null) !== null && ` · ${said.underCall}`}
          {looks.some((look) => look.until === null) && ` · ${said.open}`}
        </div>
      </div>
    </li>
  );
}
