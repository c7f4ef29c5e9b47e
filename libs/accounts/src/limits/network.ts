// The network that a rate limit counts for an address. Whoever has one IPv6 address has the 2^64 around it,
// so they count as one.

const IPV4_IN_IPV6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The address of an IPv4 client, the /64 network of an IPv6 one: the key of the rate limits by address. */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [unscoped = ''] = address.split('%', 1);
  const [before = '', after] = unscoped.split('::', 2);
  const groups = groupsIn(before);
  if (after !== undefined) {
    const last = groupsIn(after);
    groups.push(...Array.from({ length: GROUPS - groups.length - last.length }, () => '0'), ...last);
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${network.join(':')}::/64`;
}

const groupsIn = (text: string): string[] => (text === '' ? [] : text.split(':'));
