import { expect, it } from '@jest/globals';
import { printable } from './printable.js';

it('leaves of a text what is printed, and no order to the terminal', () => {
  const escape = String.fromCodePoint(0x1b);
  const control = String.fromCodePoint(0x9b);
  expect(printable(`Anna says: “${escape}[2Jhello${control}31m\b”\n\tÆther — 火`)).toBe(
    'Anna says: “[2Jhello31m”\n\tÆther — 火',
  );
});
