// What a card's name may be: one line that can be read, typed and told from other names.
import { z } from 'zod';

/** The longest real name has 141 characters. */
const LONGEST = 500;
const SHOWN = 60;
const CONTROL = /\p{Cc}/u;

/** A name as messages show it: short, without control characters. */
export const shown = (text: string): string => {
  const start = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return start.replace(/\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

function wrongWith(name: string): string | undefined {
  if (name.length > LONGEST)
    return `the name "${shown(name)}" has ${name.length} characters, more than ${LONGEST}`;
  if (name.trim() === '') return `the name "${shown(name)}" is blank`;
  return CONTROL.test(name) ? `the name "${shown(name)}" has a control character` : undefined;
}

export const cardName = z.string().superRefine((name, context) => {
  const message = wrongWith(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});
