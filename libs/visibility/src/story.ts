// The story of an entry: those fields of the event that the viewer may know, objects by the viewer's ids.
import type { Json, JsonObject } from '#kernel';
import type { GameEvent, ObjectId, Question } from '#rules';
import type { Knowledge } from './knowledge.js';
import type { QuestionView, Story } from './view.js';

export function storyOf(event: GameEvent, fields: readonly string[], knowledge: Knowledge): Story {
  const told: Record<string, Json> = {};
  for (const field of fields) {
    const value = (event as unknown as JsonObject)[field];
    if (value !== undefined) told[field] = translated(field, value, knowledge);
  }
  return { type: event.type, ...told };
}

function translated(field: string, value: Json, knowledge: Knowledge): Json {
  switch (field) {
    case 'object':
    case 'becomes':
      return knowledge.idOf(value as string as ObjectId);
    case 'question':
      return questionFor(value as unknown as Question, knowledge);
    default:
      return value;
  }
}

export function questionFor(question: Question, knowledge: Knowledge): QuestionView {
  switch (question.kind) {
    case 'choose-objects':
      return { ...question, candidates: question.candidates.map((object) => knowledge.idOf(object)) };
    case 'choose-players':
    case 'yes-no':
    case 'priority':
      return question;
  }
}
