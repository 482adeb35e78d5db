import { cameraCopy } from '@aura/domain/copy/camera';
import type { Ref } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { previewStyle } from './preview-style.ts';

interface PhotoReviewProps {
  readonly photo: File;
  /** Ref of the button that uses the photo. */
  readonly primaryRef: Ref<HTMLButtonElement>;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** The captured photo, with buttons to use or retake it. */
export function PhotoReview({ photo, primaryRef, onUse, onRetake }: PhotoReviewProps) {
  const address = useObjectUrl(photo);
  return (
    <>
      <div className={previewStyle}>
        {address && <img src={address} alt={cameraCopy.previewAlt} className="size-full object-contain" />}
      </div>
      <div className="flex min-h-21 items-end gap-3">
        <Button variant="outline" onClick={onRetake} className="flex-1">
          {cameraCopy.retake}
        </Button>
        <Button ref={primaryRef} onClick={onUse} className="flex-1">
          {cameraCopy.usePhoto}
        </Button>
      </div>
    </>
  );
}
