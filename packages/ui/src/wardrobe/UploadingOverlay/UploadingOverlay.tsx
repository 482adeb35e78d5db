import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import * as Radix from '@radix-ui/react-dialog';
import { preventDefault } from '../../foundations/prevent-default.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDialogFocus } from '../../primitives/Dialog/use-dialog-focus.ts';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Progress of an upload of several items. */
export interface UploadingProgress {
  readonly sentItems: number;
  readonly totalItems: number;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadingOverlayProps {
  /** Null hides the overlay. */
  readonly progress: UploadingProgress | null;
  readonly onCancel: () => void;
}

/** Focuses the overlay instead of Cancel, since the key that started the upload may still be pressed. */
const focusWindow = (event: Event) => {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
};

/** Covers the screen while items are being sent. Its Cancel button cancels the upload. */
export function UploadingOverlay({ progress, onCancel }: UploadingOverlayProps) {
  const focus = useDialogFocus({});
  return (
    <Radix.Root open={progress !== null}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            focusWindow(event);
          }}
          onEscapeKeyDown={preventDefault}
          onInteractOutside={preventDefault}
          className="fixed inset-0 z-dialog grid place-items-center overflow-hidden bg-paper p-5 text-ink outline-none"
        >
          {progress && (
            <div className="relative isolate w-full max-w-dialog-sm rounded-card">
              <Aura size="dialog" pulsing />
              <div className="flex flex-col gap-6 rounded-card bg-surface p-6 tablet:p-8">
                <Radix.Title className="font-serif text-28">{itemUploadCopy.uploading}</Radix.Title>
                {/* Announced once per item, since bytes change too often for a screen reader. */}
                <VisuallyHidden role="status">
                  {itemUploadCopy.uploadingProgress(progress.sentItems, progress.totalItems)}
                </VisuallyHidden>
                <ProgressBar
                  label={itemUploadCopy.uploadingProgress(progress.sentItems, progress.totalItems)}
                  valueText={itemUploadCopy.uploadingBytes(progress.sentBytes, progress.totalBytes)}
                  value={progress.sentBytes}
                  max={progress.totalBytes}
                />
                <Button variant="outline" onClick={onCancel}>
                  {commonCopy.cancel}
                </Button>
              </div>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
