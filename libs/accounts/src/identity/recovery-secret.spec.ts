import { describe, expect, it } from '@jest/globals';
import { commandId, playerId } from '#kernel';
import { secretKey } from '#ports';
import type { NameKey } from '../account/events.js';
import { claimOf, plainSecret, recoverySecret } from './recovery-secret.js';

const keys = (data = 'd') => ({ data: secretKey(data.repeat(32)), tokens: secretKey('t'.repeat(32)) });
const ANN = playerId('ann');
const COMMAND = commandId('7d1e9a52-0d6a-4a53-9d5a-0d3f8c0c9a11');

describe('a recovery secret', () => {
  it('is 160 bits in eight groups of letters that are hard to misread', () => {
    expect(recoverySecret(keys(), ANN, COMMAND)).toMatch(
      /^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/,
    );
  });

  it('is the same for the same command, and differs for another command, account or key', () => {
    const secret = recoverySecret(keys(), ANN, COMMAND);
    expect(recoverySecret(keys(), ANN, COMMAND)).toBe(secret);
    expect(recoverySecret(keys(), ANN, commandId('other'))).not.toBe(secret);
    expect(recoverySecret(keys(), playerId('bob'), COMMAND)).not.toBe(secret);
    expect(recoverySecret(keys('e'), ANN, COMMAND)).not.toBe(secret);
  });

  it('may be typed without its groups, in small letters, and with letters mistaken for digits', () => {
    expect(plainSecret('0a1b-2c3d')).toBe('0A1B2C3D');
    expect(plainSecret(' oAlb 2c3d\n')).toBe('0A1B2C3D');
    expect(plainSecret('OAIB2C3D')).toBe('0A1B2C3D');
  });

  it('is cut to 200 characters if more are typed', () => {
    expect(plainSecret('A'.repeat(1_000_000)).length).toBe(200);
  });

  it('has a claim in the log that says nothing of the command without the key', () => {
    const name = 'name' as NameKey;
    expect(claimOf(keys(), name, COMMAND)).toBe(claimOf(keys(), name, COMMAND));
    expect(claimOf(keys(), name, COMMAND)).not.toBe(claimOf(keys('e'), name, COMMAND));
    expect(claimOf(keys(), name, COMMAND)).not.toBe(claimOf(keys(), 'other' as NameKey, COMMAND));
    expect(claimOf(keys(), name, COMMAND)).not.toContain(COMMAND);
  });
});
