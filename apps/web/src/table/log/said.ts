// An entry of the feed as a sentence, in the language that is chosen; undefined where nobody would tell it.
import { listed, words } from '../../words/words.js';
import { inFull } from '../../state/in-full.js';
import { counted } from './crowd.js';
import { MORE } from './said-more.js';
import { aimedAt, all, itemsOf, membersOf, one, type Saying, type Speakers, type Story } from './saying.js';

export type { Saying, Speakers, Story } from './saying.js';

function aims(item: Readonly<Record<string, unknown>>, speak: Speakers): string {
  const names = aimedAt(item['targets'], speak);
  return names.length === 0 ? '' : words().log.at(listed(names));
}

const plainly = (name: string): string => name;

const SAYINGS: Readonly<Record<string, Saying>> = {
  SeatTaken: ({ seat }, { who }) => words().log.sits(who(seat)),
  SeatLeft: ({ seat }, { who }) => words().log.stands(who(seat)),
  SeatReady: ({ seat }, { who }) => words().log.ready(who(seat)),
  StartingPlayerChosen: ({ seat }, { who }) => words().log.first(who(seat)),
  MulliganDeclared: ({ seat, choice }, { who }) =>
    choice === 'keep' ? words().log.keeps(who(seat)) : words().log.mulligan(who(seat)),
  TurnBegan: ({ turn, seat }, { who }) => words().log.turn(Number(turn), who(seat)),
  CardDrawn: ({ seat, becomes }, { who, card }) =>
    words().log.draws(who(seat), becomes === undefined ? words().log.aCard : card(becomes)),
  PentalandPlayed: ({ seat, object: played }, { who, card }) =>
    words().log.playsLand(who(seat), card(played)),
  UtopiaPlayed: ({ seat, object: played }, { who, card }) => words().log.playsLand(who(seat), card(played)),
  CardNamed: ({ seat, object: named, name }, { who, beforeNaming, name: said = plainly }) =>
    words().log.names(who(seat), beforeNaming(named) ?? words().log.aCard, said(String(name))),
  SpellCast: ({ object: cast, item }, speak) =>
    words().log.casts(
      speak.who(membersOf(item)['controller']),
      speak.card(cast),
      aims(membersOf(item), speak),
    ),
  AbilityStacked: ({ item }, speak) => {
    const { source, text, kind, controller } = membersOf(item);
    const what = `${speak.card(source)}${aims(membersOf(item), speak)}${typeof text === 'string' ? `: ${text}` : ''}`;
    return kind === 'activated' ? words().log.uses(speak.who(controller), what) : words().log.triggers(what);
  },
  ResolutionBegan: ({ object: gone, fizzled }, { card }) =>
    fizzled === true ? words().log.fizzles(card(gone)) : undefined,
  Countered: ({ object: countered }, { card }) => words().log.countered(card(countered)),
  AttackersDeclared: ({ attacks }, speak) =>
    itemsOf(attacks).length === 0
      ? undefined
      : words().log.attack(
          listed(
            itemsOf(attacks).map(({ attacker, defender }) =>
              words().playing.told.attacks(speak.card(attacker), one(defender, speak)),
            ),
          ),
        ),
  BlockersDeclared: ({ blocks }, { card }) =>
    itemsOf(blocks).length === 0
      ? undefined
      : words().log.block(
          listed(
            itemsOf(blocks).map(({ blocker, attackers }) =>
              words().playing.told.blocks(card(blocker), listed(all(attackers).map((id) => card(id)))),
            ),
          ),
        ),
  DamageDealt: ({ source, to, amount }, speak) =>
    words().log.damage(speak.card(source), one(to, speak), Number(amount)),
  LifeChanged: ({ seat, by, cause }, { who }) =>
    cause === 'damage' ? undefined : words().log.life(who(seat), Number(by)),
  ObjectMoved: (story, speak) => moved(story, speak),
  TokenCreated: ({ controller, identity }, { who }) =>
    words().log.token(who(controller), String(membersOf(identity)['name'])),
  ControllerChanged: ({ object: taken, controller }, { who, card }) =>
    words().log.control(who(controller), card(taken)),
  GameStopped: () => words().log.stopped,
  GameResumed: () => words().log.resumed,
  RulingApplied: ({ words: said }) => words().log.ruled(String(said)),
  Rewound: ({ moment }) => words().log.rewound(Number(moment)),
  PlayerLost: ({ seat }, { who }) => words().log.lost(who(seat)),
  GameEnded: ({ winners }, { who }) =>
    Array.isArray(winners) && winners.length > 0
      ? words().log.wins(listed(winners.map((seat) => who(seat))))
      : words().log.draw,
};

function moved(story: Story, { who, card }: Speakers): string | undefined {
  const { log } = words();
  const from = membersOf(story['from'])['kind'];
  const to = membersOf(story['to'])['kind'];
  const now = card(story['becomes']);
  const name = now === log.aCard ? card(story['object']) : now;
  if (to === 'graveyard') {
    if (from === 'battlefield')
      return story['cause'] === 'sacrifice' ? log.sacrifices(who(story['by']), name) : log.dies(name);
    if (from === 'hand') return log.discards(who(story['owner']), name);
    return from === 'library' ? log.milled(name) : undefined;
  }
  if (to === 'exile') return story['cause'] === 'resolve' ? undefined : log.exiled(name);
  if (to === 'battlefield')
    // That a land is played is told by itself.
    return story['cause'] === 'play' ? undefined : log.enters(name);
  if (to === 'hand' && from !== 'library') return log.returns(name);
  return undefined;
}

/** A crowd is told as what happened to each, equal sentences once. */
function crowdSaid({ events }: Story, speak: Speakers): string | undefined {
  const lines = inFull(all(events)).flatMap(
    (one) => said({ ...one, type: String(one['type']) }, speak) ?? [],
  );
  return lines.length === 0 ? undefined : counted(lines).join(' ');
}

/** Whether there is a sentence for it, if not always. */
export const isSaid = (type: string): boolean => type === 'HappenedAtOnce' || type in SAYINGS || type in MORE;

export const said = (story: Story, speak: Speakers): string | undefined =>
  story.type === 'HappenedAtOnce'
    ? crowdSaid(story, speak)
    : (SAYINGS[story.type] ?? MORE[story.type])?.(story, speak);
