import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { type AnalysisState, AnalysisStatus } from '../AnalysisStatus/AnalysisStatus.tsx';

interface PanelMessageProps extends AnalysisState {
  readonly items: readonly DetectedItem[];
  readonly removedIds: readonly string[];
  /** Ids of the items that the user chose from the wardrobe. */
  readonly wardrobeIds: readonly string[];
}

/** The message of the panel of detected items, or nothing while items are listed. */
export function PanelMessage({ items, removedIds, wardrobeIds, ...analysis }: PanelMessageProps) {
  const isDesktop = useMediaQuery(fromDesktop);
  const hasDetected = items.some(({ id }) => !wardrobeIds.includes(id));
  const none = hasDetected ? composerCopy.allRemoved : composerCopy.noneDetected;
  const isEmpty = analysis.status === 'done' && items.length === removedIds.length;
  return (
    <>
      {isDesktop && (
        <AnalysisStatus status={analysis.status} failure={analysis.failure} onRetry={analysis.onRetry} />
      )}
      <div role="status" className="text-16 text-muted">
        {isEmpty && <p className="pb-3">{none}</p>}
      </div>
    </>
  );
}
