import { cameraCopy } from '@aura/domain/copy/camera';
import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { detectionConcurrency } from '@aura/domain/limits/wardrobe';
import { Spinner } from '@aura/ui/primitives/Spinner';
import { useToast } from '@aura/ui/primitives/Toast';
import { ItemUploadDialog } from '@aura/ui/wardrobe/ItemUploadDialog';
import pLimit from 'p-limit';
import { useEffect, useMemo, useRef } from 'react';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { getWaitingItems } from '../../platform/drafts/waiting-items.ts';
import { prepareItemImage } from '../../platform/images/prepare-image.ts';
import { analysisErrorText } from '../../shared/analysis-error-text.ts';
import { analyzePhoto } from '../../shared/analyze-photo.ts';
import { usePhotoCapture } from '../../shared/use-photo-capture.tsx';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import type { Prefill } from './prefill.ts';
import { useDraftSaving } from './use-draft-saving.ts';
import { useInitialUpload } from './use-initial-upload.ts';
import { useItemDrafts } from './use-item-drafts.ts';
import { useItemSubmit } from './use-item-submit.ts';

/** An item of an upload that waits for a connection. */
export interface WaitingItem {
  /** Of the upload. */
  readonly name: string;
  readonly id: string;
}

interface UploadItemsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Email of the current user. */
  readonly email: string;
  /** The item that the form starts with; read on mount, so pass a new `key` for each. */
  readonly prefill?: Prefill | undefined;
  /** Prepared front photos of further items; read on mount. */
  readonly photos?: readonly Blob[];
  /** The item with which a waiting upload is opened; by default the form is a new one or the stored draft. */
  readonly waiting?: WaitingItem;
}

/** Returns the form with an item as the visible one. */
function openedAt(form: ItemDraftsForm, id: string): ItemDraftsForm {
  return {
    ...form,
    current: Math.max(
      0,
      form.items.findIndex((item) => item.id === id),
    ),
  };
}

/**
 * The upload form, connected to the API. Photos are prepared in the browser and analyzed by the server;
 * drafts are stored in this browser. Without a connection its items wait in this browser, and `WaitingItemsSync` sends them.
 */
export default function UploadItems({
  open,
  onOpenChange,
  email,
  prefill,
  photos,
  waiting,
}: UploadItemsProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { takePhoto, dialog: cameraDialog } = usePhotoCapture({
    facing: 'environment',
    title: cameraCopy.photoTitle,
  });
  const newDrafts = useItemDrafts();
  const waitingItems = getWaitingItems(useAppSelector(selectIdentity)?.uid ?? '');
  const drafts = waiting === undefined ? newDrafts : waitingItems.edit(waiting.name);
  const { progress, submit, cancel } = useItemSubmit({
    email,
    waitingItems: waiting === undefined ? waitingItems : null,
    onWait: () => onOpenChange(false),
  });
  const initial = useInitialUpload(drafts, prefill, photos);
  const save = useDraftSaving({ open, drafts, waitingItems, waitingName: waiting?.name });
  // While the form is open, its draft belongs to this tab.
  useEffect(() => (open ? drafts.release : undefined), [open, drafts]);
  // Without a connection it could not be loaded.
  useEffect(() => void import('./WaitingItemsSync.tsx').catch(() => undefined), []);
  const isGone = initial?.draft === null && waiting !== undefined;
  useEffect(() => {
    if (!isGone) return;
    toast.show({ tone: 'status', text: itemUploadCopy.beingSent });
    onOpenChange(false);
  }, [isGone, toast, onOpenChange]);
  const limit = useMemo(() => pLimit(detectionConcurrency), []);
  const analyses = useRef<AbortController>(null);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    analyses.current = controller;
    return () => controller.abort();
  }, [open]);

  const detectItem = (photo: Blob) =>
    limit(async () => {
      const signal = analyses.current?.signal;
      if (signal === undefined) return null;
      const found = await analyzePhoto(dispatch, photo, signal).catch((error: unknown) => {
        throw new Error(analysisErrorText(error));
      });
      return found[0] ?? null;
    });
  if (initial === null && prefill && open) {
    return (
      <div className="pointer-events-none fixed inset-0 z-dialog grid place-items-center">
        <Spinner
          size="lg"
          label={commonCopy.loading}
          className="rounded-card bg-surface p-5 text-ink shadow-float"
        />
      </div>
    );
  }
  if (initial === null || isGone) return null;
  return (
    <>
      <ItemUploadDialog
        open={open}
        onOpenChange={onOpenChange}
        initialDraft={waiting && initial.draft ? openedAt(initial.draft, waiting.id) : initial.draft}
        announcesDraft={waiting === undefined}
        initialItems={initial.items}
        onDraftChange={save}
        preparePhoto={prepareItemImage}
        takePhoto={takePhoto}
        detectItem={detectItem}
        onUpload={submit}
        progress={progress}
        onCancelUpload={cancel}
      />
      {cameraDialog}
    </>
  );
}
