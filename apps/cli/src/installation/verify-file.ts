// What `pentaland verify FILE` checks without a log or keys: an exported game with its proof, a checkpoint, or a proof that
// one checkpoint goes on from another.
import type { Json, JsonObject } from '#kernel';
import {
  isReplay,
  verifyExport,
  verifyReplay,
  type ClaimFault,
  type FormatCards,
  type VerifiedExport,
  type VerifiedProof,
} from '#matches';
import {
  checkpointSchema,
  consistencyFault,
  consistencyProofSchema,
  isSigned,
  type Checkpoint,
  type ProofFault,
} from '#log';
import { EXIT, Failure, type ExitCode, type Terminal } from '../command/command.js';
import { tellGame } from '../command/faults.js';
import { replayIn, textIn } from './replay-in.js';

const FAULTS: { readonly [F in ProofFault]: string } = {
  'not-signed': 'its signature is not valid',
  'signed-by-another': 'it was signed with another key',
  'proves-nothing': 'its hashes do not lead to the signed root',
};

export interface FileToVerify {
  readonly file: string;
  /** The public key that was expected. */
  readonly key: string | undefined;
}

export async function verifyFile(
  { file, key }: FileToVerify,
  cards: () => Promise<FormatCards>,
  terminal: Terminal,
): Promise<ExitCode> {
  const lines = linesIn(file);
  const first = await lines.next();
  const line = first.done === true ? null : first.value;
  const kind = kindOf(line);
  if (kind === 'checkpoint')
    return verifyCheckpoint(checkpointSchema.safeParse(line).data, { file, key }, terminal);
  if (isReplay(line)) {
    await lines.return(undefined);
    return verifyReplayFile({ file, key }, cards, terminal);
  }
  if (kind === 'consistency') return verifyConsistency(line, { file, key }, terminal);
  return verifyGame(startingWith(line, lines), { file, key }, cards, terminal);
}

const kindOf = (line: Json): Json | undefined =>
  typeof line === 'object' && line !== null && !Array.isArray(line)
    ? (line as JsonObject)['pentaland']
    : undefined;

function verifyCheckpoint(
  checkpoint: Checkpoint | undefined,
  { file, key }: FileToVerify,
  { out, err }: Terminal,
): ExitCode {
  if (checkpoint === undefined) throw new Failure(`${file} is not a readable checkpoint`);
  const fault: ProofFault | undefined =
    key !== undefined && checkpoint.key !== key
      ? 'signed-by-another'
      : isSigned(checkpoint)
        ? undefined
        : 'not-signed';
  if (fault !== undefined) err(`the checkpoint: ${FAULTS[fault]}`);
  else out(`The checkpoint is signed: ${inWords(checkpoint, key)}.`);
  return fault === undefined ? EXIT.ok : EXIT.failed;
}

function verifyConsistency(line: Json, { file, key }: FileToVerify, { out, err }: Terminal): ExitCode {
  const proof = consistencyProofSchema.safeParse(line).data;
  if (proof === undefined) throw new Failure(`${file} is not a readable proof`);
  const fault = consistencyFault(proof, key);
  if (fault !== undefined) err(`the proof: ${FAULTS[fault]}`);
  else
    out(
      `The log of ${proof.later.size} events continues the log of ${proof.earlier.size}: ${inWords(proof.later, key)}.`,
    );
  return fault === undefined ? EXIT.ok : EXIT.failed;
}

async function verifyGame(
  lines: AsyncIterable<Json>,
  { file, key }: FileToVerify,
  cards: () => Promise<FormatCards>,
  terminal: Terminal,
): Promise<ExitCode> {
  const game = await verifyExport(lines, await cards(), key);
  if (game === undefined) throw new Failure(`${file} does not begin like an exported log`);
  return tellExport(game, key, terminal) ? EXIT.ok : EXIT.failed;
}

const CLAIMS: { readonly [F in ClaimFault]: string } = {
  'not-open': 'by its terms the game has not opened, so its log should be nobody’s to show',
  'other-players': 'its header names other players than those who sat there',
};

async function verifyReplayFile(
  { file, key }: FileToVerify,
  cards: () => Promise<FormatCards>,
  terminal: Terminal,
): Promise<ExitCode> {
  const verified = await verifyReplay(await replayIn(file), await cards(), key);
  if (verified.content === 'feed') {
    const { viewer, entries, isWhole } = verified;
    if (!isWhole) terminal.err(`the feed of ${viewer}: its entries do not follow one another`);
    else
      terminal.out(
        `The feed of ${viewer}: ${entries} entries, none missing. A feed can be watched. Only the log of an opened game can be verified.`,
      );
    return isWhole ? EXIT.ok : EXIT.failed;
  }
  const { claim } = verified;
  if (claim !== undefined) terminal.err(`the file: ${CLAIMS[claim]}`);
  return tellExport(verified, key, terminal) && claim === undefined ? EXIT.ok : EXIT.failed;
}

function tellExport(game: VerifiedExport, key: string | undefined, terminal: Terminal): boolean {
  tellGame(game, terminal);
  const { commands, events, draws, fault } = game.verdict;
  const { redrawn, redecided, unchecked } = draws;
  terminal.out(
    `Game ${game.game}: ${events} events, ${commands} commands, ${redrawn + redecided} draws checked, ${unchecked} not.`,
  );
  const holds = tellProof(game.proof, events, key, terminal);
  return fault === null && holds;
}

/** Whether it holds; a file without one can be whole, and was not promised to be in anyone's log. */
function tellProof(
  proof: VerifiedProof | undefined,
  events: number,
  key: string | undefined,
  { out, err }: Terminal,
): boolean {
  if (proof === undefined) {
    out('No proof that it is in the log: no checkpoint covered it when it was exported.');
    return true;
  }
  if (proof.fault !== undefined) {
    err(`the proof that it is in the log: ${FAULTS[proof.fault]}`);
    return false;
  }
  const covered =
    proof.events === events
      ? `All ${events}`
      : `Its first ${proof.events}, and not the last ${events - proof.events}`;
  out(`${covered} are in the log under a checkpoint: ${inWords(proof.checkpoint, key)}.`);
  return true;
}

const inWords = ({ size, at, key }: Checkpoint, expected: string | undefined): string =>
  `${size} events, ${new Date(at).toISOString()}, ${expected === undefined ? `by the key ${key} (compare it with the one you know, or give it as --key)` : 'by the key you gave'}`;

async function* startingWith(first: Json, rest: AsyncIterable<Json>): AsyncGenerator<Json> {
  yield first;
  yield* rest;
}

async function* linesIn(file: string): AsyncGenerator<Json> {
  let number = 0;
  for await (const line of textIn(file)) {
    number += 1;
    if (line === '') continue;
    try {
      yield JSON.parse(line) as Json;
    } catch {
      throw new Failure(`${file}: line ${number} is not JSON`);
    }
  }
}
