import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { ArrowLeftRight, Copy, CopyPlus } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Draft } from './item-drafts.ts';

interface PhotoPairActionsProps {
  readonly draft: Draft;
  /** Whether a photo of the item is being prepared. */
  readonly busy: boolean;
  /** Uses the front photo as the back. */
  readonly onCopy: () => void;
  /** Does the same for every item without a back; null when no photos are ready, undefined for a single item. */
  readonly onCopyAll: (() => void) | null | undefined;
  readonly onSwap: () => void;
}

/** Uses the front photo as the back, of this item or of all, and swaps the two photos. Always drawn, so that the fields stay in place. */
export function PhotoPairActions({ draft, busy, onCopy, onCopyAll, onSwap }: PhotoPairActionsProps) {
  const { front, back } = draft;
  return (
    <div className="mt-1 -ms-3 flex flex-wrap">
      <Button variant="quiet" size="sm" disabled={busy || front === null || back !== null} onClick={onCopy}>
        <Copy aria-hidden className="size-5" />
        {itemUploadCopy.useFrontAsBack}
      </Button>
      {onCopyAll !== undefined && (
        <Button variant="quiet" size="sm" disabled={onCopyAll === null} onClick={onCopyAll ?? undefined}>
          <CopyPlus aria-hidden className="size-5" />
          {itemUploadCopy.useFrontsAsBacks}
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={busy || front === back} onClick={onSwap}>
        <ArrowLeftRight aria-hidden className="size-5" />
        {itemUploadCopy.swapPhotos}
      </Button>
    </div>
  );
}
