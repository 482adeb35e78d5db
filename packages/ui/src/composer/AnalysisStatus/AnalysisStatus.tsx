import { composerCopy } from '@aura/domain/copy/composer';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

/** The state of the analysis of a photo. */
export interface AnalysisState {
  readonly status: 'analyzing' | 'failed' | 'done';
  /** Why the analysis failed. */
  readonly failure: string;
  readonly onRetry: () => void;
}

/** Says that the photo is being analyzed, or why that failed, with Retry; nothing when it is done. */
export function AnalysisStatus({ status, failure, onRetry }: AnalysisState) {
  if (status === 'failed') {
    return (
      <div role="alert" className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-14 text-danger">
        <p className="min-w-44 flex-1">{failure}</p>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {composerCopy.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="flex items-center gap-3 text-16 text-muted">
      {status === 'analyzing' && (
        <>
          <Spinner />
          <p>{composerCopy.analyzing}</p>
        </>
      )}
    </div>
  );
}
