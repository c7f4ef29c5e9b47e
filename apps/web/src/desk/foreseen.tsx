// What each player and the spectators would learn of a ruling.
import { CardNames } from '../state/card-names.js';
import { said, type Story } from '../table/log/said.js';
import { disputeWords } from '../dispute/words/words.js';
import { words } from '../words/words.js';
import type { ForeseenFeed } from './asking.js';
import type { DeskGame } from './desk-game.js';

interface Props {
  readonly feeds: readonly ForeseenFeed[];
  readonly game: DeskGame;
}

export function Foreseen({ feeds, game }: Props) {
  const { rule, eyes } = disputeWords();
  return (
    <div class="foreseen">
      {feeds.map(({ seat, entries }) => (
        <section key={seat}>
          <h3>{rule.learns(seat === null ? eyes.spectators : game.who(seat))}</h3>
          {entries.length === 0 && <p class="faint">{rule.nothing}</p>}
          <ul>
            {entries.map(({ story }, place) => (
              <li key={place}>{lineOf(story, seat, game)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As a seat, the spectators (null) or a judge are told it, in the words of the log; what the log does not tell is named by its kind. */
export function lineOf(story: Story, eyes: number | null | 'judge', game: DeskGame): string {
  const viewer = eyes === 'judge' ? 'JUDGE' : eyes === null ? 'SPECTATOR' : 'SEAT';
  const sight = game.seen.value?.sights.find(
    (one) => one.viewer === viewer && (viewer !== 'SEAT' || one.seat === eyes),
  );
  const names = new CardNames();
  if (sight !== undefined) names.learn(sight.view);
  const line = said(story, {
    who: (each) => (typeof each === 'number' ? game.who(each) : words().log.somebody),
    card: (id) => names.of(id) ?? words().log.aCard,
    beforeNaming: (id) => names.of(id),
  });
  return line ?? story.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
