import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { format } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { commandId, keyedBytes } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { everyEvent } from '#log';
import type { Log } from '#ports';
import { freshId, granted, Node, TEST_KEYS } from '#testkit/accounts/world';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';

/** Collects everything that the process might write. */
class Ears implements LoggerService {
  readonly heard: string[] = [];
  readonly #hear = (...words: unknown[]): void => void this.heard.push(format(...words));
  log = this.#hear;
  warn = this.#hear;
  error = this.#hear;
  debug = this.#hear;
  verbose = this.#hear;
  fatal = this.#hear;
  /** The application's own lines. */
  readonly port: Log = { debug: this.#hear, info: this.#hear, warn: this.#hear, error: this.#hear };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('hidden data', () => {
  it('is in no stored event, no log line, no error and no refusal', async () => {
    const logger = new Ears();
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        logger.heard.push(text.toString());
        return true;
      });
    const store = new MemoryEventStore();
    const node = await Node.start({ store, logger, log: logger.port, options: { firstAdmin: 'Ann' } });
    const ids = [freshId(), freshId()];
    const [ann, bob] = [
      granted(await node.register('Ann', ids[0])),
      granted(await node.register('Bob', ids[1])),
    ];
    const said: unknown[] = [];
    const login = granted(await node.logIn('Ann', ann.recoverySecret));
    granted(await node.changeRole('grant', 'judge', 'Bob', ann.player));
    said.push(await node.logIn('Ann', bob.recoverySecret), await node.logIn(bob.recoverySecret, 'x'));
    said.push(
      await node.register(ann.recoverySecret, commandId('short')),
      await node.register('Ann', ids[1]),
    );
    said.push(await node.principal(`${login.token}x`), await node.principal(bob.recoverySecret));
    granted(await node.revokeTokens(bob.player));
    said.push(await node.principal(bob.token));
    await node.stop();

    const away = new UnsteadyStore();
    away.weather = 'away';
    const other = await Node.start({ store: away, logger, log: logger.port, options: { firstAdmin: 'Ann' } });
    said.push(await other.principal(ann.token), await other.logIn('Ann', ann.recoverySecret));
    said.push(await other.register('Ann', ids[0]));
    await other.stop();

    const secrets = [
      ...[ann, bob].flatMap(({ recoverySecret: secret, token }) => [
        secret,
        secret.replaceAll('-', ''),
        token,
        ...token.split('.').slice(1),
      ]),
      login.token,
      ...ids,
      ...[TEST_KEYS.data.secret, TEST_KEYS.tokens.secret],
      Buffer.from(keyedBytes(TEST_KEYS.tokens.secret, 'pentaland/token-key/1')).toString('hex'),
    ];
    const found: string[] = [JSON.stringify(said), ...logger.heard];
    for await (const stored of everyEvent(store)) found.push(JSON.stringify(stored));
    expect(found.length).toBeGreaterThan(8);
    expect(logger.heard.join()).toMatch(/first admin/);
    expect(logger.heard.join()).toMatch(/log-not-followed/);
    for (const text of found)
      for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('includes names, except in the streams of names', async () => {
    const store = new MemoryEventStore();
    const node = await Node.start({ store });
    await node.registered('Annabella');
    await node.stop();
    for await (const stored of everyEvent(store))
      if (!stored.stream.startsWith('name-'))
        expect(JSON.stringify(stored).toLowerCase()).not.toContain('annabella');
  });
});
