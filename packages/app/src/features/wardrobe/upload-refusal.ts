import { toApiError } from '@aura/api-client/errors';
import { itemUploadCopy } from '@aura/domain/copy/itemForms';

/** Too large, no image, or one that cannot be read: sending the same again will not help. */
const ownFaults: readonly (number | null)[] = [413, 415, 422];

/**
 * What the server has against an item itself, to be shown with it; an empty text when it did not say. Null when the
 * failure had nothing to do with the item.
 */
export function refusalOf(error: unknown): string | null {
  const { status, code, message } = toApiError(error);
  if (code === 'IDEMPOTENCY_MISMATCH') return itemUploadCopy.itemChangedAfterSending;
  return ownFaults.includes(status) ? message : null;
}
