// What the type checker says of programs that use typed documents.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const PROGRAM = join(import.meta.dirname, 'program-of-a-front-end.ts');
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Each is read once for all programs of this file. */
const read = new Map<string, ts.SourceFile | undefined>();

/** The faults of a program, by what the checker says of them. */
function faultsOf(body: string): readonly string[] {
  const text = `import { createClient } from './index.js';
    import { AnswerDocument, LegalDocument, ReplayViewDocument } from './generated/operations.js';
    declare const client: ReturnType<typeof createClient>;
    export async function program() { ${body} }`;
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([PROGRAM], OPTIONS, {
    ...host,
    fileExists: (name) => name === PROGRAM || host.fileExists(name),
    getSourceFile: (name, version) => {
      if (name === PROGRAM) return ts.createSourceFile(name, text, version);
      if (!read.has(name)) read.set(name, host.getSourceFile(name, version));
      return read.get(name);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a typed document', () => {
  it('gives the answer and the variables of a request their types', () => {
    expect(
      faultsOf(`
        const { replay } = await client.request(ReplayViewDocument, { gameId: 'g', eyes: 'OWN' });
        const life: number | null | undefined = replay.view.seats[0]?.life;
        const { game } = await client.request(LegalDocument, { gameId: 'g' }, { signal: new AbortController().signal });
        const what: 'CAST' | 'ACTIVATE' | 'PLAY' | 'SPECIAL' | undefined = game?.legalActions.plays[0]?.kind;
        return [life, what];`),
    ).toEqual([]);
  });

  it.each([
    ['a variable that there is not', `client.request(LegalDocument, { game: 'g' })`, "'game' does not exist"],
    [
      'a variable of another type',
      `client.request(LegalDocument, { gameId: 1 })`,
      "'number' is not assignable",
    ],
    [
      'a value that an enum has not',
      `client.request(ReplayViewDocument, { gameId: 'g', eyes: 'MINE' })`,
      '\'"MINE"\'',
    ],
    ['variables left out', `client.request(LegalDocument)`, 'Expected'],
    [
      'a field that was not asked for',
      `(await client.request(ReplayViewDocument, { gameId: 'g', eyes: 'OWN' })).replay.outline`,
      "'outline' does not exist",
    ],
    [
      'two answers to one question',
      `client.command(AnswerDocument, { gameId: 'g', decisionId: 'd', answer: { number: 1, word: 'x' } })`,
      'not assignable',
    ],
    ['a choice that no action has', `client.game('g').cast('c1').with({ target: [] })`, "'target'"],
    ['a member that no view has', `client.game('g').state?.lives`, "'lives' does not exist"],
  ])('makes %s a fault of types', (_, wrong, said) => {
    expect(faultsOf(`return ${wrong};`).join('\n')).toContain(said);
  });

  it('takes the refusals out of what a command answers', () => {
    const sent = `const { seq, __typename } = await client.command(AnswerDocument,
      { gameId: 'g', decisionId: 'd', answer: { number: 1 } });`;
    expect(faultsOf(`${sent} const done: 'Accepted' = __typename; return [seq, done];`)).toEqual([]);
    expect(faultsOf(`${sent} return __typename === 'Refused';`).join('\n')).toContain('no overlap');
  });

  it('tells the stories of a feed apart by their type', () => {
    const of = (member: string): string => `
      for await (const { entry: { story } } of client.game('g'))
        if (story.type === 'GameEnded') return story.${member};
      return undefined;`;
    expect(faultsOf(of('winners'))).toEqual([]);
    expect(faultsOf(of('losers')).join('\n')).toContain("'losers' does not exist");
  });

  it('tells the effects of proposals and the events of an opened log apart', () => {
    const proposing = (effect: string): string => `
      const effect: import('./index.js').ProposedEffect = ${effect};
      return effect;`;
    expect(faultsOf(proposing("{ kind: 'draw', who: { kind: 'you' }, count: 2 }"))).toEqual([]);
    expect(faultsOf(proposing("{ kind: 'draw', who: { kind: 'you' } }")).join('\n')).toContain(
      "'count' is missing",
    );
    expect(faultsOf(proposing("{ kind: 'win-game', who: { kind: 'you' } }")).join('\n')).toContain(
      'win-game',
    );
    const logged = (member: string): string => `
      const read = (event: import('./index.js').LogEvent) =>
        event.type === 'CardDrawn' ? event.data.${member} : undefined;
      return read;`;
    expect(faultsOf(logged('seat'))).toEqual([]);
    expect(faultsOf(logged('losers')).join('\n')).toContain("'losers' does not exist");
  });

  it('leaves a plain text as it was: anything in, nothing known out', () => {
    expect(
      faultsOf(`const seen: unknown = await client.request('{ me { roles } }');
        const made: { readonly gameId: string } = await client.command<{ readonly gameId: string }>('mutation');
        return [seen, made];`),
    ).toEqual([]);
  });
});
