// A card drawn as text. It says by shape as well as by colour what may be done with it, and announces it to screen readers.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { CardSeen } from '../state/view.js';
import { nameOf } from '../state/card-names.js';
import { words } from '../words/words.js';
import { Mana } from './mana.js';
import { Picture } from './picture.js';
import { RulesLine } from './rules-line.js';

export interface CardActions {
  /** What a click does, in words; undefined: it only shows the card. */
  readonly may?: string | undefined;
  readonly picked?: boolean | undefined;
  readonly marks?: readonly string[];
  readonly onAct?: (() => void) | undefined;
  readonly onShow?: (card: CardSeen) => void;
  /** The objects that lie here: one, or a pile of alike ones. */
  readonly ids?: readonly string[];
}

const FRAMES: Readonly<Record<string, string>> = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
};

export function frameOf({ colours, typeLine }: CardSeen): string {
  if (colours === null || colours.length === 0) return typeLine.includes('Land') ? 'land' : 'colourless';
  const [first = ''] = colours;
  return colours.length > 1 ? 'gold' : (FRAMES[first] ?? 'colourless');
}

interface CardProps extends CardActions {
  readonly card: CardSeen;
}

/** What it does when it is clicked changes with every entry of a feed; how it looks seldom does. */
export function Card(props: CardProps) {
  const { card, may, picked, marks = [], ids = [card.objectId] } = props;
  const latest = useRef(props);
  latest.current = props;
  return (
    <CardFace
      card={card}
      may={may}
      picked={picked}
      marks={marks.join('\n')}
      ids={ids.join(' ')}
      count={ids.length}
      latest={latest}
    />
  );
}

interface FaceProps {
  readonly card: CardSeen;
  readonly may: string | undefined;
  readonly picked: boolean | undefined;
  readonly marks: string;
  readonly ids: string;
  readonly count: number;
  readonly latest: RefObject<CardProps>;
}

/** Drawn again only if one of these is another: with signals that is so of everything that reads one, here the language. */
function CardFace({ card, may, picked, marks, ids, count, latest }: FaceProps) {
  const { table } = words();
  const classes = ['card', frameOf(card)];
  if (card.tapped === true) classes.push('tapped');
  if (card.faceDown !== null) classes.push('face-down');
  if (card.phasedOut === true) classes.push('phased-out');
  if (may !== undefined) classes.push('may');
  if (picked === true) classes.push('picked');
  const show = (): void => latest.current?.onShow?.(card);
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-object={card.objectId}
      data-objects={ids}
      aria-pressed={picked}
      onClick={() => (latest.current?.onAct ?? show)()}
      onContextMenu={(event) => {
        event.preventDefault();
        show();
      }}
      onFocus={show}
      onMouseEnter={show}
    >
      <span class="head">
        <span class="name">{nameOf(card) || table.faceDown}</span>
        <Mana cost={card.cost} />
      </span>
      <span class={`type ${isOtherType(card) ? 'changed' : ''}`}>{card.typeLine}</span>
      {card.under !== null && card.under.name !== '' && <span class="under">({card.under.name})</span>}
      <span class="foot">
        {[...stateOf(card), ...(marks === '' ? [] : marks.split('\n'))].map((mark) => (
          <span key={mark} class="badge">
            {mark}
          </span>
        ))}
        {count > 1 && <span class="badge pile">×{count}</span>}
        <span class={`stats ${isOtherStats(card) ? 'changed' : ''}`}>{statsOf(card)}</span>
      </span>
      {may !== undefined && <span class="hidden">{may}</span>}
    </button>
  );
}

type Sized = Pick<CardSeen, 'power' | 'toughness' | 'loyalty' | 'defense'>;

export function statsOf({ power, toughness, loyalty, defense }: Sized): string {
  if (power !== null && toughness !== null) return `${power}/${toughness}`;
  return String(loyalty ?? defense ?? '');
}

function printedStats({ asPrinted }: CardSeen): string {
  if (asPrinted === null) return '';
  const { power, toughness, loyalty, defense } = asPrinted;
  return power === null ? String(loyalty ?? defense ?? '') : `${power}/${toughness ?? ''}`;
}
const isOtherStats = (card: CardSeen): boolean =>
  printedStats(card) !== '' && printedStats(card) !== statsOf(card);
const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
/** In mana symbols; nothing where they are those of now. */
function printedColours({ asPrinted, colours }: CardSeen): string | undefined {
  if (asPrinted === null || String(asPrinted.colours) === String(colours ?? [])) return undefined;
  return asPrinted.colours.map((colour) => LETTERS[colour] ?? '').join('') || 'C';
}
const isOtherType = ({ asPrinted, typeLine }: CardSeen): boolean =>
  asPrinted !== null && asPrinted.typeLine !== typeLine;

/** What is true of it now, said shortly. */
export function stateOf(card: CardSeen): readonly string[] {
  const { table } = words();
  return [
    ...(card.tapped === true ? [table.tapped] : []),
    ...(card.damage === null || card.damage === 0 ? [] : [table.damage(card.damage)]),
    ...card.counters.map(({ name, count }) => `${count} ${name}`),
    ...(card.marks ?? []),
    ...(card.chosen ?? []),
  ];
}

/** Everything that is known of a card, beside the board; what differs from what is printed is marked. */
export function CardText({ card }: { readonly card: CardSeen }) {
  const { board } = words().playing;
  const lines = card.text ?? [];
  const printed = card.asPrinted?.text;
  const lost = printed?.filter((line) => !lines.includes(line)) ?? [];
  const colours = printedColours(card);
  return (
    <article class={`details ${frameOf(card)}`}>
      <Picture name={nameOf(card)} />
      <h3>
        {nameOf(card) || words().table.faceDown} <Mana cost={card.cost} />
      </h3>
      <p class="type">{card.typeLine}</p>
      {isOtherType(card) && <p class="faint">{board.printed(card.asPrinted?.typeLine ?? '')}</p>}
      {colours !== undefined && (
        <p class="faint">
          {board.printed('')} <Mana cost={colours} />
        </p>
      )}
      {lines.map((line, place) => (
        <p key={place} class={printed?.includes(line) === false ? 'changed' : ''}>
          <RulesLine line={line} />
        </p>
      ))}
      {lost.map((line) => (
        <p key={line} class="faint">
          {board.noMore} <s>{line}</s>
        </p>
      ))}
      {card.under !== null && <Under face={card.under} />}
      <p class="stats">
        {statsOf(card)} {isOtherStats(card) && <span class="faint">{board.printed(printedStats(card))}</span>}
      </p>
      {stateOf(card).length > 0 && <p class="faint">{stateOf(card).join(' · ')}</p>}
    </article>
  );
}

/** What lies face down, for those who may look at it. */
function Under({ face }: { readonly face: NonNullable<CardSeen['under']> }) {
  const { name, printed, cost, typeLine, text } = face;
  const called = name === '' ? printed : name;
  if (called === null || called === '') return null;
  return (
    <section class="under" aria-label={called}>
      <p>
        ({called} <Mana cost={cost} />)
      </p>
      <p class="type">{typeLine}</p>
      {(text ?? []).map((line, place) => (
        <p key={place}>
          <RulesLine line={line} />
        </p>
      ))}
      <p>{statsOf(face)}</p>
    </section>
  );
}
