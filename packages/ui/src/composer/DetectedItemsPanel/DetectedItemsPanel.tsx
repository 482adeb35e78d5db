import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { itemTypeLine } from '@aura/domain/rules/items';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemCard } from './DetectedItemCard.tsx';

/** How far the analysis of the photo is. */
type AnalysisStatus = 'analyzing' | 'failed' | 'done';

export interface DetectedItemsPanelProps {
  readonly status: AnalysisStatus;
  /** Those that still go with the post. */
  readonly items: readonly DetectedItem[];
  /** How many were found, the removed ones included. */
  readonly foundCount: number;
  readonly onRemove: (id: string) => void;
  readonly onRetry: () => void;
}

/** What was found in the photo; each item can be left out of the post. */
export function DetectedItemsPanel(props: DetectedItemsPanelProps) {
  const { items, onRemove } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState('');
  const remove = (item: DetectedItem) => {
    setRemoved(composerCopy.itemRemoved(itemTypeLine(item)));
    onRemove(item.id);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={composerCopy.detectedItems}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h3 ref={heading} tabIndex={-1} className="font-serif text-22 outline-none">
          {composerCopy.detectedItems}
        </h3>
        {items.length > 0 && <span className="text-14 text-muted">{items.length}</span>}
      </div>
      <Message {...props} />
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-t border-line first:border-0">
            <DetectedItemCard item={item} onRemove={() => remove(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the panel's four messages, or none while items are listed. */
function Message({ status, items, foundCount, onRetry }: DetectedItemsPanelProps) {
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
  const none = foundCount === 0 ? composerCopy.noneDetected : composerCopy.allRemoved;
  return (
    <div role="status" className="flex items-center gap-3 text-16 text-muted">
      {status === 'analyzing' && (
        <>
          <Spinner />
          <p>{composerCopy.analyzing}</p>
        </>
      )}
      {status === 'done' && items.length === 0 && <p>{none}</p>}
    </div>
  );
}
