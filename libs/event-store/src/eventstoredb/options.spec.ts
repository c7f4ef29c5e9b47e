import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { clientFor, withDefaults, withoutSecrets } from './options.js';

describe('the connection string', () => {
  it('gets a short keep-alive and a short gossip timeout when it sets none', () => {
    expect(withDefaults('esdb://h:2113')).toBe(
      'esdb://h:2113?keepAliveInterval=2000&keepAliveTimeout=2000&gossipTimeout=1',
    );
    expect(withDefaults(' esdb://a,b,c?tls=false&nodePreference=leader ')).toBe(
      'esdb://a,b,c?tls=false&nodePreference=leader&keepAliveInterval=2000&keepAliveTimeout=2000&gossipTimeout=1',
    );
  });

  it('keeps the settings it names, however they are spelled', () => {
    const url = 'esdb://h?KeepAlive_Interval=-1&keep-alive-timeout=5000&GOSSIPTIMEOUT=3';
    expect(withDefaults(url)).toBe(url);
  });

  it.each(['esdb://user:pass@h:2113?tls=true', 'esdb+discover://user:p%2Fss@h'])(
    'is shown without its secrets: %s',
    (url) => {
      expect(withoutSecrets(url)).toMatch(/^esdb(\+discover)?:\/\/h/);
    },
  );

  it.each(['', 'http://h', 'h:2113', 'esdb://', 'esdb://h:port', 'esdb://h?tls=perhaps'])(
    'is not %p',
    (url) => {
      expect(() => clientFor(url)).toThrow('not an EventStoreDB connection string');
    },
  );

  describe('with a deliberately short keep-alive', () => {
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('prints no warning about it, and still prints others', () => {
      const warned = jest.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined);
      clientFor('esdb://h:2113?tls=false&keepAliveInterval=500');
      expect(warned).not.toHaveBeenCalled();
      clientFor('esdb://h:2113?tls=false&colour=blue');
      expect(warned).toHaveBeenCalledTimes(1);
      expect(Reflect.get(globalThis.console, 'warn')).toBe(warned);
    });
  });
});
