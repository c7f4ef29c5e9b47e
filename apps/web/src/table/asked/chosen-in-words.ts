// A choice of an announcement, said shortly: which name, which targets, how much.
import type { Chosen } from '../../state/builder.js';
import type { OptionSeen, Question, ViewSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { nameOf } from '../../state/card-names.js';
import { objectName, seatName, targetName } from '../board/board.js';
import { modeText } from './mode-texts.js';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const optionsOf = (question: Question): readonly OptionSeen[] =>
  question.__typename === 'ChooseModes' || question.__typename === 'ChooseOrder' ? question.options : [];

/** Cards that are asked about may lie where one cannot look otherwise. */
function cardName(view: ViewSeen, question: Question, object: string): string {
  const card = 'cards' in question ? question.cards.find(({ objectId }) => objectId === object) : undefined;
  return card === undefined ? objectName(view, object) : nameOf(card) || words().table.faceDown;
}

/** `of`: what is announced; `named`: the text of the card that it is named. */
export function chosenInWords(
  view: ViewSeen,
  { field, question, given }: Chosen,
  of: string,
  named: string | undefined,
): string {
  const { acting } = words();
  const [[member, value] = ['', undefined]] = Object.entries(given);
  const none = acting.none;
  switch (member) {
    case 'word':
      return String(value) || none;
    case 'number':
      return field === 'x' ? `X = ${String(value)}` : String(value);
    case 'yes':
      return value === true ? acting.yes : acting.no;
    case 'modes':
    case 'order':
      return list(value)
        .map((place) => {
          const option = optionsOf(question)[Number(place)];
          return option === undefined ? '' : modeText(view, of, named, option);
        })
        .join(', ');
    case 'players':
      return (
        list(value)
          .map((seat) => seatName(view, Number(seat)))
          .join(', ') || none
      );
    case 'objects':
      return (
        list(value)
          .map((object) => cardName(view, question, String(object)))
          .join(', ') || none
      );
    case 'targets':
      return (
        // The answers of the forms have this shape.
        (list(value) as readonly { readonly object?: string; readonly seat?: number }[])
          .map(({ object, seat }) =>
            object === undefined
              ? targetName(view, { object: null, seat: seat ?? null })
              : cardName(view, question, object),
          )
          .join(', ') || none
      );
    case 'divide':
      return list(value).join(' + ');
    default:
      return member;
  }
}
