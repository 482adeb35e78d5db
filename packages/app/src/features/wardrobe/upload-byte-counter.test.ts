import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { describe, expect, it } from 'vitest';
import { createUploadByteCounter } from './upload-byte-counter.ts';

const draft = (id: string, frontBytes: number, backBytes: number) => ({
  ...blankItemDraft<Blob>(id),
  front: new Blob(['f'.repeat(frontBytes)]),
  back: new Blob(['b'.repeat(backBytes)]),
});

describe('createUploadByteCounter', () => {
  it('sums the photo sizes of all items', () => {
    expect(createUploadByteCounter([draft('a', 30, 10), draft('b', 50, 10)]).totalBytes).toBe(100);
  });

  it('sums the sent bytes of all items', () => {
    const bytes = createUploadByteCounter([draft('a', 30, 10), draft('b', 50, 10)]);
    expect(bytes.update('a', 0.5)).toBe(20);
    expect(bytes.update('b', 0.25)).toBe(35);
    expect(bytes.update('a', 1)).toBe(55);
  });

  it('resets an item and never counts more than its size', () => {
    const bytes = createUploadByteCounter([draft('a', 30, 10)]);
    expect(bytes.update('a', 1.4)).toBe(40);
    expect(bytes.update('a', 0)).toBe(0);
  });
});
