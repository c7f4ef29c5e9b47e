import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#event-store';
import { errorFields } from './error-fields.js';

describe('the log entry of an error', () => {
  it('has its name, its code and its place, but not its message, which may quote a hidden card', () => {
    const fields = errorFields(Object.assign(new RangeError('no Black Lotus here'), { code: 'E_CARD' }));
    expect(fields).toMatchObject({ name: 'RangeError', code: 'E_CARD' });
    expect(fields.frames[0]).toMatch(/^at .*error-fields\.spec/);
    expect(JSON.stringify(fields)).not.toContain('Black Lotus');
  });

  it('has the message of the system or the store, because operators need it', () => {
    expect(errorFields(new StoreUnavailable('the disk is full', 'not-done')).message).toBe(
      'the disk is full',
    );
    expect(
      errorFields(Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' })).message,
    ).toBe('connect ECONNREFUSED');
  });

  it('follows causes, but not in circles', () => {
    const inner = new StoreUnavailable('gone', 'unknown');
    expect(errorFields(new Error('outer', { cause: inner })).cause?.message).toBe('gone');
    const circle = new Error('circle');
    circle.cause = circle;
    expect(JSON.stringify(errorFields(circle)).match(/"cause"/g)).toHaveLength(3);
  });

  it('says of a thrown value that is not an error only what it is', () => {
    expect(errorFields('a secret')).toEqual({ name: 'not an error but string', frames: [] });
  });
});
