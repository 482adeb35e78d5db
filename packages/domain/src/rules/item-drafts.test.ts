import { expect, it } from 'vitest';
import { blankItemDraft } from '../forms/item-upload.ts';
import { isDraftTouched } from './item-drafts.ts';

it('isDraftTouched is true when the draft has a fact or a photo', () => {
  const blank = blankItemDraft<string>('1');
  expect(isDraftTouched(blank)).toBe(false);
  expect(isDraftTouched({ ...blank, size: 'M' })).toBe(true);
  expect(isDraftTouched({ ...blank, back: 'photo' })).toBe(true);
});
