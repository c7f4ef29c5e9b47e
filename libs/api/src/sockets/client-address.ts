// The address of a socket's client, found as Fastify does it for requests: the nearest address that is not a
// trusted proxy's.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Named networks, with the same names as in Fastify. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

type Upgrade = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** @throws RangeError for text that is not an address, a network or the name of one. */
export function clientAddress(trustedProxies: readonly string[]): (request: Upgrade) => string {
  const trusted = new BlockList();
  for (const network of trustedProxies.flatMap((name) => NAMED[name] ?? [name])) trust(trusted, network);

  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };

  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? 'unknown');
    for (const next of forwarded(headers['x-forwarded-for']).toReversed()) {
      if (!isTrusted(address)) break;
      address = plain(next);
    }
    return address;
  };
}

function trust(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/', 2);
  const version = isIP(address);
  if (version === 0) throw new RangeError(`${network} is no address and no network`);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

const forwarded = (header: string | readonly string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An IPv4 address mapped to IPv6 counts as IPv4. */
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;
