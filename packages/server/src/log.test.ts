import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('describeError returns where and why an error occurred, without personal data', () => {
  const cause = Object.assign(new Error('duplicate key: mira@example.com'), { code: '23505' });
  const error = new Error('Failed query: insert into users\nparams: u_1,mira@example.com', { cause });
  const line = describeError(error);
  expect(line).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into users',
    cause: { code: '23505', message: 'duplicate key: [removed]' },
  });
  expect(line.stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(JSON.stringify(line)).not.toContain('@example');
});

it.each([
  ['Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-_x', 'Bearer [removed]'],
  ['to <jo.ro+x@example.co.uk>, twice', 'to <[removed]>, twice'],
])('describeError removes tokens and emails from %s', (text, expected) => {
  expect(describeError(text).message).toBe(expected);
});
