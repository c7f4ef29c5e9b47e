// The shape of what folds one kind of event into facts.
import type { SingleType } from '#rules';
import type { Course } from './course.js';
import type { Around, ToldOf } from './told.js';

export type Handler<K extends SingleType> = (course: Course, told: ToldOf<K>, around: Around) => void;
export type HandlersOf<K extends SingleType> = { readonly [T in K]: Handler<T> };
