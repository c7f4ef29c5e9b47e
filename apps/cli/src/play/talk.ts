// Talk at the table: what a person says to the others, what the others say, and whom the person does not listen to. The
// server does not know who is muted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#client';
import { ask, untilAnswered } from '../client/ask.js';
import { mutate } from '../client/commands.js';

export const TALK_HELP =
  '`say TEXT` says something to the others at the table. `mute NAME` hides what somebody says, `unmute NAME` shows it again. `note TEXT` notes something for yourself; in a dispute the judge can read it.';

const EVERY_MS = 2_000;
/** Of what was said before the person came. */
const MOST_TOLD = 10;
const TALK = /^(say|note|mute|unmute)(?: (.*))?$/;

interface Line {
  readonly place: number;
  readonly author: { readonly id: string; readonly name: string | null };
  readonly seat: number | null;
  readonly text: string;
}

interface Table {
  readonly client: Client;
  readonly game: string;
  /** The person, by id. */
  readonly player: string;
  readonly signal: AbortSignal;
  readonly out: (line: string) => void;
  /** Tells a refusal. */
  readonly sent: (send: () => Promise<unknown>) => Promise<unknown>;
}

export class Talk {
  private readonly muted = new Set<string>();

  constructor(private readonly table: Table) {}

  /** Whether the line was for the others. */
  async heard(line: string): Promise<boolean> {
    const [matched, verb, text = ''] = TALK.exec(line) ?? [];
    if (matched === undefined) return false;
    const said = text.trim();
    const { client, game, out, sent } = this.table;
    const given = { gameId: ['ID!', game], text: ['String!', said] } as const;
    if (said === '')
      out(
        verb === 'say' || verb === 'note'
          ? `Say what: \`${verb} TEXT\`.`
          : `Say whom: \`${verb ?? ''} NAME\`.`,
      );
    else if (verb === 'say')
      await sent(() => mutate(client, 'chat', '... on ChatSaid { line { place } }', given));
    else if (verb === 'note')
      await sent(() => mutate(client, 'writeNote', '... on NoteWritten { note { moment } }', given));
    else if (verb === 'mute') {
      this.muted.add(said.toLowerCase());
      out(`What ${said} says is not shown any more.`);
    } else {
      const wasMuted = this.muted.delete(said.toLowerCase());
      out(wasMuted ? `What ${said} says is shown again.` : `${said} was not muted.`);
    }
    return true;
  }

  /** Tells what is said, until the person leaves. */
  async listen(): Promise<void> {
    const { signal } = this.table;
    let after = 0;
    while (!signal.aborted) {
      const lines = await untilAnswered(() => this.since(after), signal);
      const isFirst = after === 0;
      for (const line of isFirst ? lines.slice(-MOST_TOLD) : lines) this.tell(line, isFirst);
      after = lines.at(-1)?.place ?? after;
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async since(after: number): Promise<readonly Line[]> {
    const { client, game } = this.table;
    const { game: found } = await ask<{ game: { chat: readonly Line[] } | null }>(
      client,
      `query ($game: ID!, $after: Int!) { game(id: $game) {
        chat(after: $after) { place author { id name } seat text } } }`,
      { game, after },
    );
    return found?.chat ?? [];
  }

  private tell({ author, seat, text }: Line, isBefore: boolean): void {
    const { player, out, signal } = this.table;
    const name = author.name ?? 'Somebody';
    if (signal.aborted || this.muted.has(name.toLowerCase())) return;
    if (author.id === player) {
      if (isBefore) out(`  You said: “${text}”`);
    } else out(`  ${name}${seat === null ? ' (watching)' : ''} says: “${text}”`);
  }
}
