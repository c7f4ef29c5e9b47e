// A game watched again: the table as chosen eyes saw it at a moment, and the line to go along.
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NotFound } from '#client';
import { isAdmin, isJudge } from '../state/roles.js';
import { go, pathOf, stay, type Route } from '../state/routes.js';
import { troubleIn, type Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import { Annotations, AnnotationsPanel, notedMoments } from './annotations.js';
import { askOutline, askShared, askStanding, servedGame, type Standing } from './asking.js';
import { eyesIn, eyesWord, type Eyes } from './eyes.js';
import { EyesChoice } from './eyes-choice.js';
import { ForkForm } from './fork-form.js';
import { Frames } from './frames.js';
import { ReplayBody } from './replay-body.js';
import { Replay } from './replay.js';
import { SaveScenario } from './save-scenario.js';
import { ShareMoment } from './share-moment.js';
import { tableWords } from '../table/words/words.js';
import { words } from '../words/words.js';
import { replayWords } from './words/words.js';

type ReplayRoute = Extract<Route, { page: 'replay' }>;

interface Opened {
  readonly replay: Replay;
  readonly standing: Standing;
}

/** What was opened, or why it could not be; closed when the page is left. */
function useOpened(open: () => Promise<Opened>): Opened | Trouble | null {
  const [opened, setOpened] = useState<Opened | Trouble | null>(null);
  useEffect(() => {
    let isHere = true;
    let replay: Replay | undefined;
    open().then(
      (made) => {
        replay = made.replay;
        if (isHere) setOpened(made);
        else replay.close();
      },
      (error: unknown) => {
        if (isHere) setOpened(troubleIn(error));
      },
    );
    return () => {
      isHere = false;
      replay?.close();
    };
  }, []);
  return opened;
}

export function ReplayPage({ to, note }: { readonly to: ReplayRoute; readonly note?: string }) {
  const eyes = eyesIn(to.eyes);
  const opened = useOpened(async () => {
    const [seen, standing] = await Promise.all([askOutline(to.game, eyes), askStanding(to.game)]);
    if (standing === null) throw new NotFound('', 'UNKNOWN_GAME');
    const { outline, viewer } = seen;
    const at = to.at ?? outline.turns[0]?.moment ?? 1;
    if (at > outline.moments) throw new NotFound('', 'NO_SUCH_MOMENT');
    const frames = new Frames(servedGame(to.game, eyes), () => outline.moments);
    // Each look of a judge is recorded: nothing is looked at that nobody asked for.
    const isRecorded = viewer === 'JUDGE' || standing.viewer === 'JUDGE';
    return { replay: new Replay(seen, frames, isRecorded ? 'nothing' : 'all', at), standing };
  });
  if (opened === null || 'code' in opened) return <Waiting trouble={opened} />;
  return <Opened to={to} eyes={eyes} opened={opened} note={note} />;
}

/** Where a link to a moment leads. */
export function SharedPage({ code }: { readonly code: string }) {
  const [found, setFound] = useState<
    { readonly to: ReplayRoute; readonly isReduced: boolean } | Trouble | null
  >(null);
  useEffect(() => {
    askShared(code).then(
      ({ gameId, moment, isReduced, eyes, seat }) => {
        const word = eyesWord({ eyes, seat });
        setFound({
          to: { page: 'replay', game: gameId, at: moment, ...(word === undefined ? {} : { eyes: word }) },
          isReduced,
        });
      },
      (error: unknown) => setFound(troubleIn(error)),
    );
  }, []);
  if (found === null || 'code' in found) return <Waiting trouble={found} />;
  return <ReplayPage to={found.to} {...(found.isReduced ? { note: replayWords().reduced } : {})} />;
}

function Waiting({ trouble }: { readonly trouble: Trouble | null }) {
  const said = replayWords();
  const own: Readonly<Record<string, string>> = {
    BAD_EYES: said.badEyes,
    NO_SUCH_MOMENT: said.badMoment,
    BAD_SHARE_CODE: said.badCode,
  };
  const sentence = trouble === null ? undefined : own[trouble.code];
  return (
    <main class="page" tabIndex={-1} id="content">
      {trouble === null && <p role="status">{said.loading}</p>}
      {sentence === undefined ? (
        <TroubleNotice trouble={trouble} />
      ) : (
        <div class="notice" role="alert">
          {sentence}
        </div>
      )}
    </main>
  );
}

interface OpenedProps {
  readonly to: ReplayRoute;
  readonly eyes: Eyes;
  readonly opened: Opened;
  readonly note: string | undefined;
}

const SETTLED_MS = 300;

function Opened({ to, eyes, opened: { replay, standing }, note }: OpenedProps) {
  const said = replayWords();
  const { outline } = replay.seen;
  const annotations = useMemo(() => new Annotations(to.game), [to.game]);
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout>;
    // The address names the moment once one stays there.
    return effect(() => {
      const at = replay.moment.value;
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (location.pathname.startsWith('/replay/')) stay({ ...to, at });
      }, SETTLED_MS);
    });
  }, []);
  const moment = replay.moment.value;
  const view = replay.view.value;
  const mayAll = standing.opened !== null || standing.viewer === 'JUDGE';
  return (
    <ReplayBody
      replay={replay}
      note={note}
      notedAt={notedMoments(annotations)}
      annotations={
        <AnnotationsPanel annotations={annotations} moment={moment} onGo={(at) => replay.goTo(at)} />
      }
      below={<ShareMoment game={to.game} eyes={eyes} moment={moment} />}
      foot={
        <p>
          <a href={`/game/${to.game}`}>{said.table}</a> ·{' '}
          <a href={pathOf({ page: 'statistics-game', game: to.game })}>{words().table.figures}</a> ·{' '}
          <a href={pathOf({ ...to, page: 'statistics-position', at: moment })}>{said.samePosition}</a>
          {(standing.seat !== null || isJudge.value || isAdmin.value) && (
            <>
              {' · '}
              <a href={pathOf({ page: 'looks', game: to.game })}>{tableWords().whoLooked}</a>
            </>
          )}
        </p>
      }
    >
      <details>
        <summary>{said.eyes}</summary>
        <EyesChoice
          outline={outline}
          eyes={eyes}
          standing={{ viewer: standing.viewer, mayAll }}
          onChoose={(word) =>
            go({
              page: 'replay',
              game: to.game,
              at: replay.moment.value,
              ...(word === undefined ? {} : { eyes: word }),
            })
          }
        />
      </details>
      <details>
        <summary>{said.fork.title}</summary>
        {standing.opened === null ? (
          <p class="faint">{said.fork.locked}</p>
        ) : (
          view !== null && (
            <ForkForm
              game={to.game}
              moment={moment}
              outline={outline}
              seats={view.seats.filter(({ lost }) => lost === null).map((one) => one.seat)}
            />
          )
        )}
      </details>
      <SaveScenario game={to.game} eyes={eyes} moment={moment} />
    </ReplayBody>
  );
}
