import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { itemTypeLine } from '@aura/domain/rules/items';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemRow } from './DetectedItemRow.tsx';

/** How far the analysis of the photo is. */
type AnalysisStatus = 'analyzing' | 'failed' | 'done';

export interface DetectedItemsPanelProps {
  readonly status: AnalysisStatus;
  /** What was found, in the order in which it stays, the removed ones included. */
  readonly items: readonly DetectedItem[];
  /** Those that do not go with the post. */
  readonly removedIds: readonly string[];
  readonly onRemove: (id: string) => void;
  /** A removed item goes with the post again. */
  readonly onRestore: (id: string) => void;
  readonly onRetry: () => void;
}

/** What was found in the photo. Each item can be left out of the post, and taken back where it stood. */
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

/** One of the panel's four messages, or none while items are listed. */
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
