import { composerCopy } from '@aura/domain/copy/composer';
import { useLostFocus } from '../../foundations/use-lost-focus.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { InlineError } from './InlineError.tsx';

/** The state of the analysis of a photo. */
export interface AnalysisState {
  readonly status: 'analyzing' | 'failed' | 'done';
  /** Why the analysis failed. */
  readonly failure: string;
  readonly onRetry: () => void;
}

/** Says that the photo is being analyzed, or why that failed, with Retry; nothing when it is done. */
export function AnalysisStatus({ status, failure, onRetry }: AnalysisState) {
  const part = useLostFocus<HTMLDivElement>(status === 'failed');
  if (status === 'failed') return <InlineError message={failure} onRetry={onRetry} />;
  return (
    <div ref={part} role="status" className="flex items-center gap-3 text-16 text-muted">
      {status === 'analyzing' && (
        <>
          <Spinner />
          <p>{composerCopy.analyzing}</p>
        </>
      )}
    </div>
  );
}
