import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.js';

const from = (remoteAddress: string | undefined, forwardedFor?: string) => ({
  headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  socket: { remoteAddress },
});

describe('the address of a client', () => {
  it('is that of its connection if no proxy is trusted, whatever the client states', () => {
    const address = clientAddress([]);
    expect(address(from('198.51.100.7', '203.0.113.1'))).toBe('198.51.100.7');
    expect(address(from('::ffff:198.51.100.7'))).toBe('198.51.100.7');
    expect(address(from(undefined))).toBe('unknown');
  });

  it('is what a trusted proxy states', () => {
    const address = clientAddress(['192.0.2.1']);
    expect(address(from('192.0.2.1', '203.0.113.1'))).toBe('203.0.113.1');
    expect(address(from('::ffff:192.0.2.1', '203.0.113.1'))).toBe('203.0.113.1');
    expect(address(from('192.0.2.1'))).toBe('192.0.2.1');
    expect(address(from('192.0.2.2', '203.0.113.1'))).toBe('192.0.2.2');
  });

  it('is the nearest untrusted one, because anyone may have written those beyond it', () => {
    const address = clientAddress(['192.0.2.1', '10.0.0.0/8', 'fd00::/8']);
    expect(address(from('192.0.2.1', '1.2.3.4, 203.0.113.1, 10.1.2.3'))).toBe('203.0.113.1');
    expect(address(from('fd00::5', '1.2.3.4, 2001:db8::7'))).toBe('2001:db8::7');
    expect(address(from('192.0.2.1', 'nonsense'))).toBe('nonsense');
    expect(address(from('192.0.2.1', '10.1.1.1,10.1.1.2'))).toBe('10.1.1.1');
  });

  it('also trusts proxies by network, and refuses what is not a network', () => {
    expect(clientAddress(['loopback'])(from('::1', '203.0.113.1'))).toBe('203.0.113.1');
    expect(() => clientAddress(['nowhere'])).toThrow('nowhere is no address and no network');
    expect(() => clientAddress(['10.0.0.0/64'])).toThrow('out of range');
  });
});
