// `as never` and `as unknown as` switch the type checker off. Each needs a comment that says why the type cannot be
// had otherwise: on the line of the cast or the one before it, with the word 'cast' in it.

const isBlind = ({ typeAnnotation, expression }) =>
  typeAnnotation.type === 'TSNeverKeyword' ||
  (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword');

const SAYS_WHY = /\bcast/i;

export default {
  meta: {
    messages: {
      unexplained:
        "This cast switches the type checker off. Find the type, or say beside it why it cannot be had: a comment with the word 'cast'.",
    },
  },
  create(context) {
    let reasons;
    const hasReason = (first, last) => {
      reasons ??= context.sourceCode.getAllComments().filter(({ value }) => SAYS_WHY.test(value));
      return reasons.some(({ loc }) => loc.end.line >= first - 1 && loc.start.line <= last);
    };
    return {
      TSAsExpression(node) {
        const { start, end } = node.loc;
        if (isBlind(node) && !hasReason(start.line, end.line))
          context.report({ node, messageId: 'unexplained' });
      },
    };
  },
};
