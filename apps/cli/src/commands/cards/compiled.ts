// What a card was compiled to, in lines: ability by ability in English, then as the tree that the rules execute; what of
// its text is not read, and why.
import { renderAbility } from '#abilities';
import type { PrintedCard } from '#cards';
import { compileCard, type CompiledFace, type Failure } from '#oracle';
import { outlineOf } from './outline.js';

const INDENT = '   ';

export function compiledLinesOf(card: PrintedCard): readonly string[] {
  const { faces } = compileCard(card);
  return faces.flatMap((compiled, index) => [
    ...(index === 0 ? [] : ['']),
    ...faceLines(compiled, card.faces[index]?.manaCost ?? null),
  ]);
}

function faceLines(compiled: CompiledFace, manaCost: string | null): readonly string[] {
  const { face } = compiled;
  const { abilities = [] } = face;
  return [
    manaCost === null ? face.name : `${face.name}  ${manaCost}`,
    standing(compiled),
    ...abilities.flatMap((ability, index) => [
      '',
      ...renderAbility(ability, face)
        .split('\n')
        .map((line, at) => (at === 0 ? `${String(index + 1)}. ${line}` : `${INDENT}${line}`)),
      ...outlineOf('ability', ability).map((line) => `${INDENT}${line}`),
    ]),
    ...unread(compiled),
  ];
}

/** Whether all of it is read, and by whom. */
function standing({ face: { unknown = [], abilities = [] }, byHand, lines }: CompiledFace): string {
  const by = byHand === true ? 'Written by hand. ' : '';
  if (unknown.length > 0)
    return `${by}Assisted: ${String(unknown.length)} of ${String(Math.max(lines.length, unknown.length))} lines not read; the table settles them.`;
  return `${by}Complete${abilities.length === 0 ? ': it has no abilities' : ''}.`;
}

function unread({ face: { unknown = [] }, lines }: CompiledFace): readonly string[] {
  return unknown.flatMap((text) => {
    const line = lines.find((one) => one.text === text);
    const why = line !== undefined && 'failed' in line ? inWords(line.failed) : 'no ability says what it is';
    return ['', `Not read: ${text}`, `${INDENT}${why}`];
  });
}

function inWords(failed: Failure): string {
  switch (failed.at) {
    case 'parse':
      return failed.rest === '' ? 'no reading reaches its end' : `no reading goes beyond: ${failed.rest}`;
    case 'render':
      return `it would be written back as: ${failed.rendered}`;
    case 'validate':
      return failed.reason;
    case 'choice':
      return `it can mean ${String(failed.readings.length)} things, and no convention decides which`;
  }
}
