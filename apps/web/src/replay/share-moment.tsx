// A link to the moment that is shown, through the eyes that are chosen.
import { useState } from 'preact/hooks';
import { troubleIn, type Trouble } from '../state/server.js';
import { pathOf } from '../state/routes.js';
import { TroubleNotice } from '../parts/trouble.js';
import { shareCode } from './asking.js';
import type { Eyes } from './eyes.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly game: string;
  readonly eyes: Eyes;
  readonly moment: number;
}

export function ShareMoment({ game, eyes, moment }: Props) {
  const said = replayWords();
  const [made, setMade] = useState<{
    readonly link: string;
    readonly moment: number;
    readonly copied: boolean;
  }>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const share = async (): Promise<void> => {
    try {
      const code = await shareCode(game, moment, eyes);
      const link = `${location.origin}${pathOf({ page: 'shared', code })}`;
      // Not every browser lets a page write there; the link stands below in any case.
      const copied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      );
      setMade({ link, moment, copied });
      setTrouble(null);
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  return (
    <div class="share">
      <button type="button" onClick={() => void share()}>
        {said.share}
      </button>
      <TroubleNotice trouble={trouble} />
      {made?.moment === moment && (
        <div role="status">
          <p class="faint">{made.copied ? said.shared : said.sharedLink}</p>
          <code class="secret">{made.link}</code>
        </div>
      )}
    </div>
  );
}
