// A proxy between client and double that can be cut, frozen and taken away. While frozen it still accepts
// connections, as the kernel does for a stopped process; data sent meanwhile goes through when it thaws.
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

export class Network {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | undefined;
  #port = 0;
  #frozen = false;

  constructor(private readonly upstreamPort: number) {}

  get port(): number {
    return this.#port;
  }

  /** Starts listening; the second time, on the same port as the first. */
  async open(): Promise<void> {
    const server = createServer((client) => this.#join(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends every connection and accepts new ones. */
  cut(): void {
    for (const [client, upstream] of this.#pairs) {
      client.destroy();
      upstream.destroy();
    }
    this.#pairs.clear();
  }

  /** Ends every connection and refuses new ones. */
  async goAway(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = new Promise<void>((resolve) => {
      if (server === undefined) resolve();
      else server.close(() => resolve());
    });
    this.cut();
    await closed;
  }

  freeze(): void {
    this.#frozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  #join(client: Socket): void {
    const upstream = connect(this.upstreamPort, '127.0.0.1');
    const pair = [client, upstream] as const;
    this.#pairs.add(pair);
    this.#carry(client, upstream);
    this.#carry(upstream, client);
    const end = (): void => {
      this.#pairs.delete(pair);
      // Data held while frozen still goes through before the end.
      if (!this.#frozen) pair.forEach((socket) => socket.destroy());
    };
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', end);
      if (this.#frozen) socket.pause();
    }
  }

  #carry(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (to.destroyed || to.write(bytes)) return;
      from.pause();
      to.once('drain', () => {
        if (!this.#frozen) from.resume();
      });
    });
    from.on('end', () => to.end());
  }
}
