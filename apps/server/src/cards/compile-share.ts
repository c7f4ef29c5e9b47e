// One of the processes that compile the cards: it opens the catalogue it is told of, and sends its share of the cards
// back in pieces.
import { openCatalogue, type OpenOptions } from '#cards/importers';
import { compiledEntry, readingOnce, type CompiledEntry } from '#oracle';

export interface Share {
  readonly catalogue: Pick<OpenOptions, 'cacheFile' | 'importedFile'>;
  readonly version: string;
  /** Every `of`th card, from that one on. */
  readonly from: number;
  readonly of: number;
}

export type Piece = readonly (readonly [index: number, entry: CompiledEntry])[];

const PIECE = 100;

async function compile({ catalogue: where, version, from, of }: Share): Promise<void> {
  const { version: found, cards, oracle } = openCatalogue(where);
  if (found !== version) throw new Error('the catalogue has changed');
  const read = readingOnce();
  let piece: (readonly [number, CompiledEntry])[] = [];
  for (let index = from; index < cards.length; index += of) {
    const card = cards[index];
    if (card !== undefined) piece.push([index, compiledEntry(card, oracle, read)]);
    if (piece.length < PIECE) continue;
    await send(piece);
    piece = [];
  }
  await send(piece);
}

const send = (piece: Piece): Promise<void> =>
  new Promise((sent, failed) => {
    process.send?.(piece, undefined, undefined, (error) => {
      if (error === null) sent();
      else failed(error);
    });
  });

process.once('message', (share: Share) => {
  void compile(share).then(() => {
    process.disconnect();
  });
});
