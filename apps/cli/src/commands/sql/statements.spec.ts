// Where a question ends.
import { describe, expect, it } from '@jest/globals';
import { cutAtSemicolons } from './statements.js';

describe('what is typed is cut at semicolons', () => {
  it.each([
    ['SELECT 1;', ['SELECT 1;'], ''],
    ['SELECT 1; SELECT 2;\n', ['SELECT 1;', 'SELECT 2;'], ''],
    ['SELECT 1;\nSELECT', ['SELECT 1;'], '\nSELECT'],
    ["SELECT ';' AS a, 'it''s;';", ["SELECT ';' AS a, 'it''s;';"], ''],
    ['SELECT 1 AS "a;b";', ['SELECT 1 AS "a;b";'], ''],
    ['-- one; two\nSELECT 1;', ['-- one; two\nSELECT 1;'], ''],
    ['SELECT 1 /* ; */;', ['SELECT 1 /* ; */;'], ''],
    ['SELECT $$a;b$$;', ['SELECT $$a;b$$;'], ''],
    ['SELECT $x$a;$$;$x$;', ['SELECT $x$a;$$;$x$;'], ''],
    ["SELECT 'open; ", [], "SELECT 'open; "],
    ['SELECT /* open; ', [], 'SELECT /* open; '],
    ['SELECT $$open; ', [], 'SELECT $$open; '],
    ['SELECT $1;', ['SELECT $1;'], ''],
    [';;\n;', [], ''],
    ['-- nothing to ask\n', [], ''],
    ['  \n', [], ''],
  ])('%j', (text, questions, rest) => {
    expect(cutAtSemicolons(text)).toEqual({ questions, rest });
  });
});
