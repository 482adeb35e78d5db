import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { itemTypeLine } from '@aura/domain/rules/items';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemRow } from './DetectedItemRow.tsx';

/** The state of the analysis. */
type AnalysisStatus = 'analyzing' | 'failed' | 'done';

export interface DetectedItemsPanelProps {
  readonly status: AnalysisStatus;
  /** All detected items, including the removed ones, in a stable order. */
  readonly items: readonly DetectedItem[];
  /** Ids of the items that are excluded from the post. */
  readonly removedIds: readonly string[];
  readonly onRemove: (id: string) => void;
  /** Called with the id of a removed item to restore. */
  readonly onRestore: (id: string) => void;
  readonly onRetry: () => void;
}

/** The items that the analysis detected. Each can be removed from the post and restored at its position. */
export function DetectedItemsPanel(props: DetectedItemsPanelProps) {
  const { items, removedIds, onRemove, onRestore } = props;
  const [said, setSaid] = useState('');
  const remove = (item: DetectedItem) => {
    setSaid(composerCopy.itemRemoved(itemTypeLine(item)));
    onRemove(item.id);
  };
  const restore = (item: DetectedItem) => {
    setSaid(composerCopy.itemRestored(itemTypeLine(item)));
    onRestore(item.id);
  };
  const count = items.length - removedIds.length;
  return (
    <section aria-label={composerCopy.detectedItems}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h3 className="font-serif text-22">{composerCopy.detectedItems}</h3>
        {count > 0 && <span className="text-14 text-muted">{count}</span>}
      </div>
      <Message {...props} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-t border-line first:border-0">
            <DetectedItemRow
              item={item}
              removed={removedIds.includes(item.id)}
              onRemove={() => remove(item)}
              onRestore={() => restore(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The panel's message, or nothing while items are listed. */
function Message({ status, items, removedIds, onRetry }: DetectedItemsPanelProps) {
  if (status === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-16 text-danger">
        <p>{composerCopy.analysisFailed}</p>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {composerCopy.retry}
        </Button>
      </div>
    );
  }
  const none = items.length === 0 ? composerCopy.noneDetected : composerCopy.allRemoved;
  return (
    <div role="status" className="flex items-center gap-3 text-16 text-muted">
      {status === 'analyzing' && (
        <>
          <Spinner />
          <p>{composerCopy.analyzing}</p>
        </>
      )}
      {status === 'done' && items.length === removedIds.length && <p className="pb-3">{none}</p>}
    </div>
  );
}
