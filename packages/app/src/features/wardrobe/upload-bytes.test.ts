import { blankItemDraft } from '@aura/domain/forms/itemUpload';
import { describe, expect, it } from 'vitest';
import { countUploadBytes } from './upload-bytes.ts';

const draft = (id: string, frontBytes: number, backBytes: number) => ({
  ...blankItemDraft<Blob>(id),
  front: new Blob(['f'.repeat(frontBytes)]),
  back: new Blob(['b'.repeat(backBytes)]),
});

describe('countUploadBytes', () => {
  it('adds the photos of all items', () => {
    expect(countUploadBytes([draft('a', 30, 10), draft('b', 50, 10)]).totalBytes).toBe(100);
  });

  it('adds what each item has sent so far', () => {
    const bytes = countUploadBytes([draft('a', 30, 10), draft('b', 50, 10)]);
    expect(bytes.note('a', 0.5)).toBe(20);
    expect(bytes.note('b', 0.25)).toBe(35);
    expect(bytes.note('a', 1)).toBe(55);
  });

  it('starts an item anew and never counts more than it has', () => {
    const bytes = countUploadBytes([draft('a', 30, 10)]);
    expect(bytes.note('a', 1.4)).toBe(40);
    expect(bytes.note('a', 0)).toBe(0);
  });
});
