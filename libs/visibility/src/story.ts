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
      return visible(value as string as ObjectId, knowledge);
    case 'question':
      return questionFor(value as unknown as Question, knowledge);
    default:
      return value;
  }
}

/** An object that a viewer is told of is one the viewer has seen; anything else is a leak about to happen. */
function visible(object: ObjectId, knowledge: Knowledge): string {
  const id = knowledge.idOf(object);
  if (id === undefined) throw new Error('a viewer would be told of an object never seen');
  return id;
}

export function questionFor(question: Question, knowledge: Knowledge): QuestionView {
  switch (question.kind) {
    case 'choose-objects':
      return {
        ...question,
        candidates: question.candidates.map((object) => visible(object, knowledge) as never),
      };
    case 'choose-players':
    case 'yes-no':
    case 'priority':
      return question;
  }
}
