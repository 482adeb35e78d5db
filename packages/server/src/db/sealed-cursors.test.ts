import { timeCursor } from '@aura/api-client/contract/fields';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSealedCursors } from './sealed-cursors.ts';
import { cursorText } from './time-cursor.ts';

const cursors = createSealedCursors('a secret of the tests alone, 32+ chars');
const cursor = { at: new Date('2026-11-20T12:00:00.123Z'), id: `p_${'x'.repeat(52)}` };
const sealed = cursors.seal(cursor);

it('a sealed cursor matches the contract, does not contain the position, and opens to it', () => {
  expect(z.safeParse(timeCursor, sealed).success).toBe(true);
  expect(sealed).not.toContain(cursor.id);
  expect(sealed).not.toContain(String(cursor.at.getTime()));
  expect(cursors.open(sealed)).toEqual(cursor);
});

it('when a cursor is sealed twice, the texts differ', () => {
  expect(cursors.seal(cursor)).not.toBe(sealed);
});

it.each([
  ['of another secret', createSealedCursors('another secret of the tests, 32+ chars').seal(cursor)],
  ['that is not sealed', cursorText(cursor)],
  ['that was changed', sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
  ['without content', '0_'],
  ['of a position without a seal', '0_post'],
])('a cursor %s does not open', (_, text) => expect(cursors.open(text)).toBeNull());
