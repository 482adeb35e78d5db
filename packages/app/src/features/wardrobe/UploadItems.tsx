import { analysisApi } from '@aura/api-client/endpoints/analysis';
import { cameraCopy } from '@aura/domain/copy/camera';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { detectionConcurrency } from '@aura/domain/limits/wardrobe';
import { useToast } from '@aura/ui/primitives/Toast';
import { ItemUploadDialog, type ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import pLimit from 'p-limit';
import { useEffect, useMemo } from 'react';
import { prepareItemImage } from '../../platform/images/prepare-image.ts';
import { analysisErrorText } from '../../shared/analysis-error-text.ts';
import { usePhotoCapture } from '../../shared/use-photo-capture.tsx';
import { useAppDispatch } from '../../store/store.ts';
import type { Prefill } from './prefill.ts';
import { useInitialUpload } from './use-initial-upload.ts';
import { useItemDrafts } from './use-item-drafts.ts';
import { useItemUpload } from './use-item-upload.ts';

interface UploadItemsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Email of the current user. */
  readonly email: string;
  /** The item that the form starts with; read on mount, so pass a new `key` for each. */
  readonly prefill?: Prefill | undefined;
  /** Prepared front photos of further items; read on mount. */
  readonly photos?: readonly Blob[];
}

/**
 * The upload form, connected to the API. Photos are prepared in the browser and analysed by the server;
 * drafts are stored in this browser.
 */
export default function UploadItems({ open, onOpenChange, email, prefill, photos }: UploadItemsProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { takePhoto, camera } = usePhotoCapture({ facing: 'environment', title: cameraCopy.photoTitle });
  const { progress, upload, cancel } = useItemUpload(email);
  const drafts = useItemDrafts();
  const initial = useInitialUpload(drafts, prefill, photos);
  // While the form is open, its draft belongs to this tab.
  useEffect(() => (open ? drafts.release : undefined), [open, drafts]);
  const limit = useMemo(() => pLimit(detectionConcurrency), []);

  const detectItem = (photo: Blob) =>
    limit(async () => {
      const call = dispatch(analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }));
      const found = await call.unwrap().catch((error: unknown) => {
        throw new Error(analysisErrorText(error));
      });
      return found[0] ?? null;
    });
  const send: ItemUploadDialogProps['onUpload'] = async (items) => {
    const outcome = await upload(items);
    const count = outcome.sentIds.length;
    if (count > 0) toast.show({ tone: 'status', text: itemUploadCopy.success(count) });
    return outcome;
  };
  if (initial === null) return null;
  return (
    <>
      <ItemUploadDialog
        open={open}
        onOpenChange={onOpenChange}
        initialDraft={initial.draft}
        initialItems={initial.items}
        onDraftChange={drafts.save}
        preparePhoto={prepareItemImage}
        takePhoto={takePhoto}
        detectItem={detectItem}
        onUpload={send}
        progress={progress}
        onCancelUpload={cancel}
      />
      {camera}
    </>
  );
}
