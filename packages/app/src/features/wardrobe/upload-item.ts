import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { type ItemDraft, uploadFacts } from '@aura/domain/forms/item-upload';
import { runUpload, type UploadProgress } from '../../platform/run-upload.ts';
import type { AppDispatch } from '../../store/store.ts';

interface UploadItem {
  /** Email of the current user. */
  readonly email: string;
  /** With both photos. Its id is the idempotency key, so repeating the upload, even in a later visit, creates no duplicate. */
  readonly draft: ItemDraft<Blob>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Adds an item of the upload form to the wardrobe.
 * @throws the error of the call
 */
export async function uploadItem(
  dispatch: AppDispatch,
  { email, draft, ...options }: UploadItem,
): Promise<void> {
  const { id, front, back } = draft;
  if (front === null || back === null) throw new Error('An item is sent with both photos.');
  const item = { email, facts: uploadFacts(draft), front, back, idempotencyKey: id };
  await runUpload(
    (onProgress) =>
      dispatch(itemActionsApi.endpoints.addUserItem.initiate({ ...item, onProgress }, { track: false })),
    options,
  );
}
