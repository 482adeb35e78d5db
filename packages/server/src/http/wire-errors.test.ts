import { errorStatus } from '@aura/api-client/contract/errors';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { domainErrorCodes } from '../errors/error-codes.ts';
import { toWireError, wireErrors } from './wire-errors.ts';

describe('domain error codes', () => {
  it('are unique', () => {
    expect(new Set(domainErrorCodes).size).toBe(domainErrorCodes.length);
  });

  it.each(domainErrorCodes)('%s has the form module.reason', (code) => {
    expect(code).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+)*$/);
  });

  it('are all mapped to an error of the contract', () => {
    expect(Object.keys(wireErrors).toSorted()).toEqual([...domainErrorCodes].toSorted());
    for (const { code } of Object.values(wireErrors)) expect(errorStatus).toHaveProperty(code);
  });
});

describe('toWireError', () => {
  it('when neither the error nor the map has a message, uses the default message of the wire code', () => {
    const { code, message } = toWireError(new DomainError('posts.not_found'));
    expect({ code, message }).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
  });

  it('when the map has a message, uses it', () => {
    const { code, message } = toWireError(new DomainError('profiles.not_found'));
    expect({ code, message }).toEqual({ code: 'NOT_FOUND', message: 'Profile not found' });
  });

  it('when the error has a message for the user, uses that one', () => {
    const { code, message } = toWireError(new DomainError('profiles.username_invalid', 'Too short'));
    expect({ code, message }).toEqual({ code: 'VALIDATION', message: 'Too short' });
  });
});
