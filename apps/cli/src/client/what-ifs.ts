// Trials on a server: what each seat could do, why not, and what-ifs in which a judge plays all seats.
import type { Client } from '#client';
import type { PublishedView } from '#visibility';
import { orRefusal } from './ask.js';
import type { ToldEntry } from './told.js';

export interface SeatCouldDo {
  readonly seat: number;
  readonly commands: readonly string[];
  readonly decision: { readonly kind: string; readonly prompt: string } | null;
  readonly plays: readonly { readonly kind: string; readonly object: string; readonly text: string }[];
  readonly tooMuch: boolean;
}

export interface WhyNot {
  readonly moment: number;
  readonly possible: boolean;
  readonly why: { readonly message: string; readonly rule: string } | null;
}

export interface WhatIf {
  readonly id: string;
  readonly gameId: string;
  readonly from: number;
  readonly moment: number;
  readonly steps: number;
  readonly result: { readonly reason: string; readonly winners: readonly number[] | null } | null;
  readonly view: PublishedView;
  readonly couldDo: readonly SeatCouldDo[];
}

interface Place {
  readonly game: string;
  readonly moment: number | null;
}

/** What a seat would do: `ids` is the seat whose ids the command has, null the judge's own. */
export interface Tried {
  readonly seat: number;
  readonly command: object;
  readonly ids: number | null;
}

const COULD = 'seat commands decision { kind prompt } plays { kind object text } tooMuch';
const WHAT_IF = `id gameId from moment steps result { reason winners } view(eyes: $eyes) { ...TableView } couldDo { ${COULD} }`;

export class Trials {
  constructor(private readonly client: Client) {}

  /** `seat`: this one alone; null: all. */
  couldDo(
    place: Place,
    seat: number | null,
  ): Promise<{ readonly moment: number; readonly seats: readonly SeatCouldDo[] }> {
    return orRefusal(
      this.client,
      `query ($game: ID!, $moment: Int, $seat: Int) { known: couldDo(gameId: $game, moment: $moment, seat: $seat) {
        ... on CouldDo { moment seats { ${COULD} } }`,
      { ...place, seat },
    );
  }

  whyNot(place: Place, tried: Tried): Promise<WhyNot> {
    return orRefusal(
      this.client,
      `query ($game: ID!, $moment: Int, $seat: Int!, $command: TriedInput!, $ids: Int) {
        known: whyNot(gameId: $game, moment: $moment, seat: $seat, command: $command, ids: $ids) {
          ... on WhyNot { moment possible why { message rule } }`,
      { ...place, ...tried },
    );
  }

  open(place: Place, eyes: number | null): Promise<WhatIf> {
    return orRefusal(
      this.client,
      `mutation ($game: ID!, $moment: Int, $eyes: Int) { known: openWhatIf(gameId: $game, moment: $moment) {
        ... on WhatIf { ${WHAT_IF} }`,
      { ...place, eyes },
    );
  }

  read(id: string, eyes: number | null): Promise<WhatIf> {
    return orRefusal(
      this.client,
      `query ($id: ID!, $eyes: Int) { known: whatIf(id: $id) { ... on WhatIf { ${WHAT_IF} }`,
      { id, eyes },
    );
  }

  act(
    id: string,
    tried: Tried,
    eyes: number | null,
  ): Promise<{ readonly whatIf: WhatIf; readonly entries: readonly ToldEntry[] }> {
    return orRefusal(
      this.client,
      `mutation ($id: ID!, $seat: Int!, $command: TriedInput!, $ids: Int, $eyes: Int) {
        known: actInWhatIf(id: $id, seat: $seat, command: $command, ids: $ids, eyes: $eyes) {
          ... on ActedInWhatIf { whatIf { ${WHAT_IF} } entries { story patch } }`,
      { id, ...tried, eyes },
    );
  }

  back(id: string, steps: number, eyes: number | null): Promise<WhatIf> {
    return orRefusal(
      this.client,
      `mutation ($id: ID!, $steps: Int!, $eyes: Int) { known: goBackInWhatIf(id: $id, steps: $steps) {
        ... on WhatIf { ${WHAT_IF} }`,
      { id, steps, eyes },
    );
  }

  close(id: string): Promise<{ readonly id: string }> {
    return orRefusal(
      this.client,
      `mutation ($id: ID!) { known: closeWhatIf(id: $id) { ... on ClosedWhatIf { id }`,
      { id },
    );
  }
}
