import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ReactNode, Suspense } from 'react';
import { useDialogResult } from '../../shared/use-dialog-result.ts';

const CropDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/profile/CropDialog')).CropDialog,
}));

/**
 * A dialog that crops an image to a square.
 * @returns `crop`, which resolves to the square, or to null when cancelled, after the dialog has closed and
 * the focus is restored; `dialog`, the element to render
 */
export function useImageCrop(): { crop: (photo: Blob) => Promise<Blob | null>; dialog: ReactNode } {
  const { dialog: shown, request, onResult, ...events } = useDialogResult<Blob, Blob>();
  const dialog = shown && (
    <Suspense>
      <CropDialog
        key={shown.openCount}
        {...events}
        open={shown.open}
        photo={shown.subject}
        onCrop={onResult}
      />
    </Suspense>
  );
  return { crop: request, dialog };
}
