import { describe, expect, it } from '@jest/globals';
import { parseTypeLine, typeLineOf } from '../index.js';

describe('a type line', () => {
  it.each([
    ['Instant', [], ['Instant'], []],
    ['Legendary Creature — Human Monk', ['Legendary'], ['Creature'], ['Human', 'Monk']],
    ['Basic Snow Land — Forest', ['Basic', 'Snow'], ['Land'], ['Forest']],
    ['Tribal Instant — Goblin', [], ['Tribal', 'Instant'], ['Goblin']],
    ['Land — Urza’s Power-Plant', [], ['Land'], ['Urza’s', 'Power-Plant']],
    ['Legendary Creature — Time Lord Doctor', ['Legendary'], ['Creature'], ['Time Lord', 'Doctor']],
    ['Creature — Human Time Lord', [], ['Creature'], ['Human', 'Time Lord']],
    ['Plane — Serra’s Realm', [], ['Plane'], ['Serra’s Realm']],
    ['Ongoing Scheme', ['Ongoing'], ['Scheme'], []],
  ])(
    'cr 205.1: %s is read word by word and printed as it was written',
    (line, supertypes, types, subtypes) => {
      expect(parseTypeLine(line)).toEqual({ supertypes, types, subtypes });
      expect(typeLineOf(parseTypeLine(line))).toBe(line);
    },
  );
});
