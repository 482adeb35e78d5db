import { expect, it } from 'vitest';
import { thumbhashDataUrl } from './thumbhash.ts';

it('thumbhashDataUrl decodes a ThumbHash to a data URL', () => {
  expect(thumbhashDataUrl('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/);
});

it.each([null, '', 'AA==', 'not base64 ✗'])('thumbhashDataUrl returns undefined for %j', (hash) => {
  expect(thumbhashDataUrl(hash)).toBeUndefined();
});
