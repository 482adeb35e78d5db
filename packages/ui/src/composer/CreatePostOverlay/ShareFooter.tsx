import { composerCopy } from '@aura/domain/copy/composer';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

/** Upload progress of a post. */
export interface SharingProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface ShareFooterProps {
  /** Id of the form that the button submits. */
  readonly formId: string;
  /** Summary of the post's items. */
  readonly summary: string;
  readonly sharing: SharingProgress | null;
  readonly onCancel: () => void;
}

/**
 * The footer of the post form: the share button or, while the post is being sent, progress and a cancel
 * button.
 */
export function ShareFooter({ formId, summary, sharing, onCancel }: ShareFooterProps) {
  const share = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // The focused button unmounts, so the focus is moved first.
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
