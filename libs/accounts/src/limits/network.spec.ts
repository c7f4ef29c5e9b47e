import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';

describe('the client an address stands for', () => {
  it('is an IPv4 address itself, however it is written', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::FFFF:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the network of an IPv6 address, because its 2^64 addresses have one owner', () => {
    const ones = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0DB8:0001:2::',
      '2001:db8:1:2::9%eth0',
    ];
    expect(new Set(ones.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });

  it('is any other text as it is, because it is a client all the same', () => {
    expect(networkOf('unknown')).toBe('unknown');
    expect(networkOf('')).toBe('');
    expect(networkOf(':::::::::::::')).toBe(networkOf(':::::::::::::'));
  });
});
