import { analysisApi } from '@aura/api-client/endpoints/analysis';
import { cameraCopy } from '@aura/domain/copy/camera';
import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { detectionConcurrency } from '@aura/domain/limits';
import { createTurns } from '@aura/domain/rules/turns';
import { useToast } from '@aura/ui/primitives/Toast';
import { ItemUploadDialog, type ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import { useMemo } from 'react';
import { usePhotoTaking } from '../../platform/camera/use-photo-taking.tsx';
import { prepareImage } from '../../platform/image-files.ts';
import { useAppDispatch } from '../../store/store.ts';
import type { Prefill } from './prefill.ts';
import { useItemUpload } from './use-item-upload.ts';
import { useUnsentItems } from './use-unsent-items.ts';
import { useUploadStart } from './use-upload-start.ts';

interface UploadItemsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The viewer's. */
  readonly email: string;
  /** An item that the form is opened for; it is read when the component mounts, so each needs a `key` of its own. */
  readonly prefill?: Prefill | undefined;
}

/**
 * The upload form over the API: photos are made ready here, detected and sent there. What is not sent is kept on this
 * device.
 */
export default function UploadItems({ open, onOpenChange, email, prefill }: UploadItemsProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { takePhoto, camera } = usePhotoTaking({ facing: 'environment', title: cameraCopy.photoTitle });
  const { progress, upload, cancel } = useItemUpload(email);
  const unsent = useUnsentItems();
  const start = useUploadStart(unsent, prefill);
  const inTurn = useMemo(() => createTurns(detectionConcurrency), []);

  const detectItem = (photo: Blob) =>
    inTurn(async () => {
      const found = await dispatch(
        analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }),
      ).unwrap();
      return found[0] ?? null;
    });
  const send: ItemUploadDialogProps['onUpload'] = async (items) => {
    const outcome = await upload(items);
    const count = outcome.sentIds.length;
    if (count > 0) toast.show({ tone: 'status', text: itemUploadCopy.success(count) });
    return outcome;
  };
  if (start === null) return null;
  return (
    <>
      <ItemUploadDialog
        open={open}
        onOpenChange={onOpenChange}
        initialDraft={start.kept}
        initialItems={start.given}
        onDraftChange={unsent.keep}
        preparePhoto={prepareImage}
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
