// The story of a scenario's game, as a judge would tell it, and between its sentences what was asked, what was answered,
// and which entry or answer of the scenario said so.
import { instant } from '#kernel';
import type { ToldDecision, Witness } from '#scenario';
import { Gallery, JUDGE } from '#visibility';
import { Storyteller } from './storyteller.js';

const said = ({ question, answer, from }: Pick<ToldDecision, 'question' | 'answer' | 'from'>): string =>
  `${question}: ${answer} (${from})`;

/** Under the sentence that goes before. */
const lines = (told: ToldDecision): readonly string[] => [
  `    > ${said(told)}`,
  ...told.choices.map((choice) => `    >   ${said(choice)}`),
];

export function storyOf({ events, told, left }: Witness): readonly string[] {
  const gallery = new Gallery([JUDGE]);
  const players = new Map(
    events.flatMap((event) => (event.type === 'SeatTaken' ? [[event.player as string, event.player]] : [])),
  );
  const teller = new Storyteller(players);
  const story: string[] = [];
  const rest = [...told];
  const answersBefore = (count: number): void => {
    while (rest[0] !== undefined && rest[0].at <= count) story.push(...rest.splice(0, 1).flatMap(lines));
  };
  const projector = gallery.projector(JUDGE);
  projector.wake(gallery.state);
  for (const [index, event] of events.entries()) {
    answersBefore(index);
    for (const { entry } of gallery.apply(event, instant(0))) story.push(...teller.tell(entry));
  }
  answersBefore(events.length);
  return [
    ...story.flatMap((line) => line.split('\n')),
    ...left.map((answer) => `    > Nothing asked for ${answer}`),
  ];
}
