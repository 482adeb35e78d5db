import { expect, it } from 'vitest';
import { thumbhashAddress } from './thumbhash.ts';

it('draws an image from a ThumbHash', () => {
  expect(thumbhashAddress('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/);
});

it.each([null, '', 'AA==', 'not base64 ✗'])('has none for %j', (hash) => {
  expect(thumbhashAddress(hash)).toBeUndefined();
});
