import { composerCopy } from '@aura/domain/copy/composer';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

/** How much of a post has left the device. */
export interface SharingProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface ShareFooterProps {
  /** Of the form that the button sends. */
  readonly formId: string;
  /** What goes with the post, in words. */
  readonly summary: string;
  readonly sharing: SharingProgress | null;
  readonly onCancel: () => void;
}

/** The way to share a post, how far that is, and the way to give it up. */
export function ShareFooter({ formId, summary, sharing, onCancel }: ShareFooterProps) {
  const share = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // Before the button that has the focus goes.
    share.current?.focus();
    onCancel();
  };
  return (
    <>
      <p role="status" className="text-14 text-muted max-tablet:sr-only tablet:me-auto">
        {sharing === null && summary}
      </p>
      {sharing && (
        <div className="flex w-full min-w-0 items-center gap-4 tablet:w-96">
          <ProgressBar
            label={composerCopy.sharing}
            valueText={composerCopy.sharingBytes(sharing.sentBytes, sharing.totalBytes)}
            value={sharing.sentBytes}
            max={sharing.totalBytes}
            className="min-w-0 flex-1"
          />
          <Button variant="quiet" size="sm" onClick={cancel}>
            {composerCopy.cancelSharing}
          </Button>
        </div>
      )}
      <Button ref={share} type="submit" form={formId} busy={sharing !== null} className="max-tablet:w-full">
        {composerCopy.share}
      </Button>
    </>
  );
}
