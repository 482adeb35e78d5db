import { composerCopy } from '@aura/domain/copy/composer';
import type { AnalysisState } from '../AnalysisStatus/AnalysisStatus.tsx';
import { PostItemList, type PostItemListProps } from '../PostItemList/PostItemList.tsx';
import { PanelMessage } from './PanelMessage.tsx';

export interface DetectedItemsPanelProps extends PostItemListProps, AnalysisState {}

/**
 * The items that the analysis detected. Below the width of a desktop the footer of the editor shows the state
 * of the analysis.
 */
export function DetectedItemsPanel({ status, failure, onRetry, ...list }: DetectedItemsPanelProps) {
  const { items, removedIds, wardrobeIds } = list;
  const count = items.length - removedIds.length;
  return (
    <section aria-label={composerCopy.detectedItems}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h3 className="font-serif text-22">{composerCopy.detectedItems}</h3>
        {count > 0 && <span className="text-14 text-muted">{count}</span>}
      </div>
      <PanelMessage
        items={items}
        removedIds={removedIds}
        wardrobeIds={wardrobeIds}
        status={status}
        failure={failure}
        onRetry={onRetry}
      />
      <PostItemList {...list} />
    </section>
  );
}
