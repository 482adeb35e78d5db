import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { PhotoStatus } from './use-draft-photos.ts';

interface DetectionNoteProps {
  readonly status: PhotoStatus;
  readonly onRetry: () => void;
}

const notes = {
  idle: itemUploadCopy.photoHint,
  running: itemUploadCopy.detecting,
  uncertain: itemUploadCopy.detectionUncertain,
  failed: itemUploadCopy.detectionFailed,
} as const;

/** The state of the detection below the photos, or what the photos are for. */
export function DetectionNote({ status: { detection, detectionError = '' }, onRetry }: DetectionNoteProps) {
  const isRefused = detection === 'refused';
  const note = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The pressed button disappears.
    focusPart(note.current);
    onRetry();
  };
  return (
    <div className="mt-3 text-14 text-muted">
      <p ref={note} role="status" className="flex items-start gap-2">
        <span className="grid h-5 place-items-center">
          {detection === 'running' ? <Spinner size="sm" /> : <Info aria-hidden className="size-4" />}
        </span>
        {isRefused ? itemUploadCopy.detectionRefused(detectionError) : notes[detection]}
      </p>
      {isRefused && (
        <Button variant="outline" size="sm" onClick={retry} className="mt-2">
          {itemUploadCopy.detectAgain}
        </Button>
      )}
    </div>
  );
}
