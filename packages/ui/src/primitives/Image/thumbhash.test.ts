import { thumbHashToDataURL } from 'thumbhash';
import { expect, it, vi } from 'vitest';
import { thumbhashDataUrl } from './thumbhash.ts';

vi.mock('thumbhash', { spy: true });

it('thumbhashDataUrl decodes a ThumbHash to a data URL', () => {
  expect(thumbhashDataUrl('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/);
});

it.each([null, '', 'AA==', 'not base64 ✗'])('thumbhashDataUrl returns undefined for %j', (hash) => {
  expect(thumbhashDataUrl(hash)).toBeUndefined();
});

it('thumbhashDataUrl decodes a hash that occurs again only once', () => {
  const hash = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';
  const calls = vi.mocked(thumbHashToDataURL).mock.calls.length;
  expect(thumbhashDataUrl(hash)).toBe(thumbhashDataUrl(hash));
  expect(thumbHashToDataURL).toHaveBeenCalledTimes(calls + 1);
});
