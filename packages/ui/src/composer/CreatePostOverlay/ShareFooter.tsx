import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { type AnalysisState, AnalysisStatus } from '../AnalysisStatus/AnalysisStatus.tsx';

/** Upload progress of a post. */
export interface SharingProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface ShareFooterProps {
  /** Id of the form that the button submits. */
  readonly formId: string;
  readonly analysis: AnalysisState;
  /** Items that are shared with the post. */
  readonly itemCount: number;
  /** Error message of the last attempt. */
  readonly failure: string | null;
  readonly sharing: SharingProgress | null;
  readonly onCancel: () => void;
}

/**
 * The footer of the post form: the error of the last attempt, the state of the analysis where the panel of
 * detected items is below the fields, and the share button or, while the post is being sent, progress and a
 * cancel button.
 */
export function ShareFooter({ formId, analysis, itemCount, failure, sharing, onCancel }: ShareFooterProps) {
  const isDesktop = useMediaQuery(fromDesktop);
  const share = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // The focused button unmounts, so the focus is moved first.
    share.current?.focus();
    onCancel();
  };
  return (
    <>
      {failure !== null && (
        <Banner tone="error" className="w-full">
          {failure}
        </Banner>
      )}
      <div
        className={cn(
          'flex min-h-11 min-w-0 flex-1 items-center',
          sharing ? 'max-tablet:hidden' : 'max-tablet:basis-full',
        )}
      >
        {!isDesktop && !sharing && <AnalysisStatus {...analysis} />}
        <p role="status" className="text-14 text-muted">
          {!sharing &&
            (analysis.status === 'done' || (isDesktop && itemCount > 0)) &&
            composerCopy.itemsWithPost(itemCount)}
        </p>
      </div>
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
            {commonCopy.cancel}
          </Button>
        </div>
      )}
      <Button ref={share} type="submit" form={formId} busy={sharing !== null} className="max-tablet:w-full">
        {composerCopy.share}
      </Button>
    </>
  );
}
