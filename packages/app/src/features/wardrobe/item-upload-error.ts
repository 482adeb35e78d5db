import { toApiError } from '@aura/api-client/errors';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { refusalCodes } from '../../shared/refusal-codes.ts';

/** Statuses caused by the item, mostly by its images, or by the number of items: sending the same again cannot succeed. */
const itemErrorStatuses: readonly (number | null)[] = [400, 413, 415, 422];

/**
 * Returns the server's message about the item itself, empty when it sent none, or about when to send it again.
 * Returns null when the failure was unrelated to the item.
 */
export function itemUploadError(error: unknown): string | null {
  const { status, code, message } = toApiError(error);
  if (code === 'IDEMPOTENCY_MISMATCH') return itemUploadCopy.itemChangedAfterSending;
  if (code === 'RATE_LIMITED') return message;
  return itemErrorStatuses.includes(status) ? message : null;
}

/** Returns why the server does not accept an item; null when it may accept it later. */
export function itemRefusal(error: unknown): string | null {
  const { code, message } = toApiError(error);
  if (code !== 'IDEMPOTENCY_MISMATCH' && !refusalCodes.includes(code)) return null;
  return itemUploadError(error) ?? message;
}
