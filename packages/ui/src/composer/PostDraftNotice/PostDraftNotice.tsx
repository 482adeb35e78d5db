import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface PostDraftNoticeProps {
  readonly photo: Blob;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/**
 * A notice at the bottom of the page about a saved post draft (docs/product.md section 4). It remains until
 * the user continues, discards, or dismisses it for this visit.
 */
export function PostDraftNotice({ photo, onContinue, onDiscard }: PostDraftNoticeProps) {
  const url = useObjectUrl(photo);
  const [confirmOpen, setConfirmOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    focusPageHeading();
  };
  if (dismissed) return null;
  return createPortal(
    <section
      aria-label={composerCopy.unsentLabel}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-bar flex justify-center px-5 pb-[calc(var(--size-bottom-bar)+1rem)] tablet:justify-start tablet:px-12 tablet:pb-6"
    >
      <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-card bg-surface p-3 text-ink shadow-float">
        {url && <img src={url} alt="" className="h-14 w-11 shrink-0 rounded-control object-cover" />}
        <div className="min-w-0">
          <p role="status" className="px-3 text-14 font-medium">
            {composerCopy.unsent}
          </p>
          <div className="flex flex-wrap">
            <Button variant="quiet" size="sm" onClick={onContinue}>
              {composerCopy.continueUnsent}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setConfirmOpen(true)}>
              {commonCopy.discard}
            </Button>
          </div>
        </div>
        <IconButton label={composerCopy.putAway} onClick={dismiss} className="self-start">
          <X aria-hidden />
        </IconButton>
      </div>
      <AlertDialog
        open={confirmOpen}
        onOpenChange={setConfirmOpen}
        title={composerCopy.discardHeading}
        body={composerCopy.discardBody}
        confirmLabel={commonCopy.discard}
        tone="danger"
        onConfirm={onDiscard}
      />
    </section>,
    document.body,
  );
}
