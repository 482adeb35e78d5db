import { expect, it } from 'vitest';
import { blankItemDraft } from '../forms/itemUpload.ts';
import { isDraftTouched } from './itemDrafts.ts';

it('sees a word or a photo that would be lost', () => {
  const blank = blankItemDraft<string>('1');
  expect(isDraftTouched(blank)).toBe(false);
  expect(isDraftTouched({ ...blank, size: 'M' })).toBe(true);
  expect(isDraftTouched({ ...blank, back: 'photo' })).toBe(true);
});
