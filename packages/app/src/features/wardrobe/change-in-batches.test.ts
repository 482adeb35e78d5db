import { localError } from '@aura/api-client/errors';
import { itemBatchMax } from '@aura/domain/limits/wardrobe';
import { expect, it, vi } from 'vitest';
import { changeInBatches } from './change-in-batches.ts';

const ids = Array.from({ length: 2 * itemBatchMax + 1 }, (_, index) => `item-${index}`);

it('sends all items, at most the limit in one call', async () => {
  const send = vi.fn(async (batch: readonly string[]) => ({ failedIds: batch.slice(0, 1) }));
  expect(await changeInBatches(ids, send)).toEqual({
    failedIds: [],
    missingIds: [ids[0], ids[itemBatchMax], ids[2 * itemBatchMax]],
    isOffline: false,
  });
  expect(send.mock.calls.flatMap(([batch]) => batch)).toEqual(ids);
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['network', true],
  ['timeout', false],
] as const)(
  'when a call fails by %s, its items are named and the next calls are sent',
  async (kind, isOffline) => {
    const send = vi.fn(async () => ({ failedIds: [] }));
    send.mockRejectedValueOnce(localError(kind));
    expect(await changeInBatches(ids, send)).toEqual({
      failedIds: ids.slice(0, itemBatchMax),
      missingIds: [],
      isOffline,
    });
    expect(send).toHaveBeenCalledTimes(3);
  },
);
