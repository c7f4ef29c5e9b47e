// `as never` and `as unknown as` switch the type checker off. Each needs a comment that says why the type cannot be
// had otherwise: on the line of the cast or the one before it, with the word 'cast' in it. `casts.json` counts them by
// file, tests included, so that a new one is a decision; test/tooling/cast-with-reason.int-spec.ts bounds their sum.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const COUNTED = JSON.parse(readFileSync(join(import.meta.dirname, 'casts.json'), 'utf8'));

const isBlind = ({ typeAnnotation, expression }) =>
  typeAnnotation.type === 'TSNeverKeyword' ||
  (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword');

const SAYS_WHY = /\bcast/i;

export default {
  meta: {
    messages: {
      unexplained:
        "This cast switches the type checker off. Find the type, or say beside it why it cannot be had: a comment with the word 'cast'.",
      counted:
        'This file has {{found}} casts past the type checker, and scripts/support/lint/casts.json counts {{counted}}. Tests have `malformed` and `partOf` of the testkit.',
    },
  },
  create(context) {
    const counted = COUNTED[relative(ROOT, context.filename).split(sep).join('/')] ?? 0;
    let found = 0;
    let reasons;
    const hasReason = (first, last) => {
      reasons ??= context.sourceCode.getAllComments().filter(({ value }) => SAYS_WHY.test(value));
      return reasons.some(({ loc }) => loc.end.line >= first - 1 && loc.start.line <= last);
    };
    return {
      TSAsExpression(node) {
        if (!isBlind(node)) return;
        found += 1;
        const { start, end } = node.loc;
        if (!hasReason(start.line, end.line)) context.report({ node, messageId: 'unexplained' });
      },
      'Program:exit'(program) {
        if (found !== counted)
          context.report({ node: program, messageId: 'counted', data: { found, counted } });
      },
    };
  },
};
