import type { NewDecision } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import type { CaseSummary } from '@aura/domain/moderation';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { fromDesktop } from '@aura/ui/foundations/tokens/screen';
import { useMediaQuery } from '@aura/ui/foundations/use-media-query';
import { useMoreFocus } from '@aura/ui/foundations/use-more-focus';
import { useOpenOverlay } from '@aura/ui/foundations/use-open-overlay';
import { CaseQueue } from '@aura/ui/moderation/CaseQueue';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { useLetterKeys } from '../../shared/use-letter-keys.ts';
import { useNow } from '../../shared/use-now.ts';
import { CaseBar } from './CaseBar.tsx';
import { CasePanel } from './CasePanel.tsx';

interface OpenCasesProps {
  /** Above the queue; not shown while a case takes its place. */
  readonly header: ReactNode;
  readonly cases: readonly CaseSummary[];
  /** The number of open cases, of which the first ones are read. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  /** Shown below the queue, such as that the last read failed. */
  readonly notice: ReactNode;
  readonly onDecide: (decision: NewDecision) => void;
}

/** The queue and one of its cases; below desktop width, one after the other. */
export function OpenCases({
  header,
  cases,
  total,
  hasMore,
  loadingMore,
  onMore,
  notice,
  onDecide,
}: OpenCasesProps) {
  const isWide = useMediaQuery(fromDesktop);
  const now = useNow();
  const queue = useRef<HTMLUListElement>(null);
  const moreButton = useMoreFocus(() => queue.current, 'button');
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** The case whose row gets the focus when the queue is back. */
  const [leftId, setLeftId] = useState<string | null>(null);
  const chosen = cases.find(({ id }) => id === chosenId) ?? (isWide ? cases[0] : undefined);
  const index = cases.findIndex(({ id }) => id === chosen?.id);
  const step = (count: number) => {
    const next = cases[index + count];
    if (next) setChosenId(next.id);
    if (hasMore && !loadingMore && index + count >= cases.length - 2) onMore();
  };
  const showQueue = () => {
    setLeftId(chosenId);
    setChosenId(null);
  };
  useOpenOverlay(!isWide && chosen !== undefined, showQueue);
  const [areKeysOn] = useState(areSingleKeyShortcutsOn);
  useLetterKeys({ j: () => step(1), k: () => step(-1) }, areKeysOn);
  const isEmpty = cases.length === 0;
  const isDecided = useRef(false);
  useEffect(() => {
    // The form of the last case has disappeared.
    if (isEmpty && isDecided.current) focusPageHeading();
  }, [isEmpty]);
  const decide = (decision: NewDecision) => {
    isDecided.current = true;
    setChosenId(cases[index + 1]?.id ?? cases[index - 1]?.id ?? null);
    // The next case takes the place of one that may have been read to its end.
    if (!isWide) window.scrollTo({ top: 0 });
    onDecide(decision);
  };
  if (isEmpty) {
    return (
      <div className="pt-6 pb-24">
        {header}
        <EmptyState title={moderationCopy.empty} />
      </div>
    );
  }
  return (
    <div className="grid desktop:min-h-[calc(var(--page-height)-var(--size-top-bar))] desktop:grid-cols-[20rem_minmax(0,1fr)]">
      {(isWide || !chosen) && (
        <div className="flex min-w-0 flex-col pt-6 pb-24 desktop:pe-3">
          {header}
          <CaseQueue
            ref={queue}
            cases={cases}
            now={now}
            shownId={chosen?.id ?? null}
            focusedId={isWide ? null : leftId}
            onShow={setChosenId}
          />
          {notice}
          {hasMore && (
            <Button ref={moreButton} variant="outline" busy={loadingMore} onClick={onMore} className="mt-3">
              {moderationCopy.more}
            </Button>
          )}
        </div>
      )}
      {chosen && (
        <div className="min-w-0 border-line max-desktop:pb-24 desktop:border-s desktop:ps-10">
          {!isWide && (
            <CaseBar
              position={index + 1}
              count={total}
              isLast={index === cases.length - 1}
              onStep={step}
              onBack={showQueue}
            />
          )}
          <CasePanel
            caseId={chosen.id}
            onDecide={decide}
            onSkip={index < cases.length - 1 ? () => step(1) : undefined}
          />
        </div>
      )}
    </div>
  );
}
