import type { NewDecision } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import type { CaseSummary } from '@aura/domain/moderation';
import { fromDesktop } from '@aura/ui/foundations/tokens/screen';
import { useMediaQuery } from '@aura/ui/foundations/use-media-query';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { CaseQueue } from '@aura/ui/safety/CaseQueue';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CasePanel } from './CasePanel.tsx';

interface OpenCasesProps {
  readonly cases: readonly CaseSummary[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly onDecide: (decision: NewDecision) => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('textarea, select, input:not([type="radio"])');

/** The queue and one of its cases; below desktop width, one after the other. */
export function OpenCases({ cases, hasMore, loadingMore, onMore, onDecide }: OpenCasesProps) {
  const isWide = useMediaQuery(fromDesktop);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = cases.find(({ id }) => id === chosenId) ?? (isWide ? cases[0] : undefined);
  const index = cases.findIndex(({ id }) => id === chosen?.id);
  const step = (count: number) => {
    const next = cases[index + count];
    if (next) setChosenId(next.id);
  };
  const onStepKey = useEffectEvent(step);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const count = { j: 1, k: -1 }[event.key];
      if (count && !isTyping(event) && !event.ctrlKey && !event.metaKey) onStepKey(count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const decide = (decision: NewDecision) => {
    setChosenId(isWide ? (cases[index + 1]?.id ?? cases[index - 1]?.id ?? null) : null);
    onDecide(decision);
  };
  if (cases.length === 0) return <EmptyState title={moderationCopy.empty} />;
  return (
    <div className="grid gap-10 desktop:grid-cols-[20rem_minmax(0,1fr)] desktop:gap-0">
      {(isWide || !chosen) && (
        <div className="flex flex-col gap-3 desktop:-ms-3 desktop:pe-3">
          <CaseQueue cases={cases} shownId={chosen?.id ?? null} onShow={setChosenId} />
          {hasMore && (
            <Button variant="outline" busy={loadingMore} onClick={onMore}>
              {moderationCopy.more}
            </Button>
          )}
        </div>
      )}
      {chosen && (
        <div className="min-w-0 border-line desktop:border-s desktop:ps-10">
          {!isWide && (
            <div className="mb-4 flex items-center gap-1">
              <IconButton label={moderationCopy.back} onClick={() => setChosenId(null)} className="-ms-3">
                <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
              <p role="status" className="me-auto font-serif text-22">
                {moderationCopy.position(index + 1, cases.length)}
              </p>
              <IconButton
                label={moderationCopy.previousCase}
                aria-disabled={index === 0}
                onClick={() => step(-1)}
              >
                <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton
                label={moderationCopy.nextCase}
                aria-disabled={index === cases.length - 1}
                onClick={() => step(1)}
              >
                <ChevronRight aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
            </div>
          )}
          <CasePanel caseId={chosen.id} onDecide={decide} />
        </div>
      )}
    </div>
  );
}
