import type { ApiError } from '@aura/api-client/errors';
import { blankItemDraft, type ItemDraft } from '@aura/domain/forms/item-upload';
import { describe, expect, it, vi } from 'vitest';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { sendWaitingItems } from './send-waiting-items.ts';

const photo = new Blob(['photo']);
const item = (id: string, values: Partial<ItemDraft<Blob>> = {}) => ({
  ...blankItemDraft<Blob>(id),
  category: 'Tops' as const,
  front: photo,
  back: photo,
  ...values,
});
const form: ItemDraftsForm = { items: [item('a'), item('b'), item('c')], current: 0 };
const offline: ApiError = { kind: 'network', status: null, code: null, message: '' };
const refusal = (code: 'UNREADABLE_IMAGE' | 'SUSPENDED' | 'RATE_LIMITED'): ApiError => ({
  kind: 'api',
  status: 422,
  code,
  message: `${code}.`,
});

/** Sends the form; `errors` are the server's answers by item. */
async function run(sent: ItemDraftsForm, errors: Readonly<Record<string, ApiError>> = {}) {
  const send = vi.fn(async ({ id }: ItemDraft<Blob>) => {
    if (errors[id]) throw errors[id];
  });
  const left: (ItemDraftsForm | null)[] = [];
  const replace = async (next: ItemDraftsForm | null) => void left.push(next);
  const result = await sendWaitingItems({ form: sent, send, replace });
  return { result, ids: send.mock.calls.map(([{ id }]) => id), left };
}

describe('sendWaitingItems', () => {
  it('sends each item once, and stores after each what is left', async () => {
    const { result, ids, left } = await run(form);
    expect(result).toEqual({ sent: 3 });
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(left.map((stored) => stored?.items.map(({ id }) => id))).toEqual([['b', 'c'], ['c'], undefined]);
    expect(left.at(-1)).toBeNull();
  });

  it('without a connection, stops and leaves that item and the next ones', async () => {
    const { result, ids, left } = await run(form, { b: offline });
    expect(result).toEqual({ sent: 1, error: offline });
    expect(ids).toEqual(['a', 'b']);
    expect(left.at(-1)?.items.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('above the rate limit, stops without a refusal', async () => {
    const { result, left } = await run(form, { a: refusal('RATE_LIMITED') });
    expect(result.error?.code).toBe('RATE_LIMITED');
    expect(left).toEqual([]);
  });

  it.each(['UNREADABLE_IMAGE', 'SUSPENDED'] as const)(
    'when the server refuses an item with %s, it stays with the reason, and the others are sent',
    async (code) => {
      const { result, ids, left } = await run(form, { b: refusal(code) });
      expect(result).toEqual({ sent: 2 });
      expect(ids).toEqual(['a', 'b', 'c']);
      const last = left.at(-1);
      expect(last?.items.map(({ id }) => id)).toEqual(['b']);
      expect(last?.refusals).toEqual({ b: `${code}.` });
    },
  );

  it('sends neither items that were refused nor incomplete ones', async () => {
    const items = [item('a'), item('b', { back: null }), item('c', { category: '' }), item('d')];
    const { ids, left } = await run({ items, current: 0, refusals: { a: 'Damaged.' } });
    expect(ids).toEqual(['d']);
    expect(left.at(-1)?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
