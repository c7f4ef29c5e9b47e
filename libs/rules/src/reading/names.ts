// The names of an object: none, one, or several (cr 201.2, 709.4a).
import { HALVES } from '#cards';
import type { Characteristics } from '../characteristics/shape.js';

export const namesOf = ({ name }: Pick<Characteristics, 'name'>): readonly string[] =>
  name === '' ? [] : name.split(HALVES);
