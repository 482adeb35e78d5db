import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { wardrobeProblems } from '@aura/domain/refusals';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { describe, expect, it, vi } from 'vitest';
import { type SendItems, sendItems } from './send-items.ts';

const photo = new Blob(['p'.repeat(50)]);
const draft = (id: string) => ({ ...blankItemDraft<Blob>(id), front: photo, back: photo });
const drafts = [draft('a'), draft('b'), draft('c')];
const live = new AbortController().signal;

const run = (options: Partial<SendItems>) =>
  sendItems({ drafts, send: async () => {}, signal: live, onProgress: () => {}, ...options });

describe('sendItems', () => {
  it('sends each item once', async () => {
    const send = vi.fn(async () => {});
    expect(await run({ send })).toEqual({ sentIds: ['a', 'b', 'c'], refusals: {}, failed: false });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('when an item fails, sends the other items and reports which succeeded', async () => {
    const send: SendItems['send'] = async ({ id }) => {
      if (id === 'b') throw new Error('refused');
    };
    expect(await run({ send })).toEqual({ sentIds: ['a', 'c'], refusals: {}, failed: true });
  });

  it("reports the server's error for an item", async () => {
    const send: SendItems['send'] = async ({ id }) => {
      if (id === 'b') throw { kind: 'api', status: 422, code: 'UNREADABLE_IMAGE', message: 'Damaged.' };
    };
    expect(await run({ send })).toEqual({ sentIds: ['a', 'c'], refusals: { b: 'Damaged.' }, failed: true });
  });

  it('when the wardrobe is full, says so with each item that was not added', async () => {
    const message = wardrobeProblems.tooMany;
    const send: SendItems['send'] = async ({ id }) => {
      if (id !== 'a') throw { kind: 'api', status: 400, code: 'VALIDATION', message };
    };
    expect(await run({ send })).toEqual({
      sentIds: ['a'],
      refusals: { b: message, c: message },
      failed: true,
    });
  });

  it('when aborted, starts no further upload and reports no failure', async () => {
    const controller = new AbortController();
    const started: string[] = [];
    const send: SendItems['send'] = async ({ id }) => {
      started.push(id);
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    };
    expect(await run({ send, signal: controller.signal })).toEqual({
      sentIds: [],
      refusals: {},
      failed: false,
    });
    expect(started).toEqual(['a']);
  });

  it('reports sent bytes and subtracts those of a failed item', async () => {
    const shown: UploadingProgress[] = [];
    const send: SendItems['send'] = async ({ id }, onFraction) => {
      onFraction(0.5);
      if (id === 'b') throw new Error('refused');
    };
    await run({ drafts: drafts.slice(0, 2), send, onProgress: (progress) => shown.push(progress) });
    expect(shown[0]).toEqual({ sentItems: 0, totalItems: 2, sentBytes: 0, totalBytes: 200 });
    expect(Math.max(...shown.map(({ sentBytes }) => sentBytes))).toBeGreaterThanOrEqual(100);
    expect(shown.at(-1)).toEqual({ sentItems: 1, totalItems: 2, sentBytes: 100, totalBytes: 200 });
  });
});
