import { todayCopy } from '@aura/domain/copy/today';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SuggestionCard } from '../SuggestionCard/SuggestionCard.tsx';
import type { Suggestion, SuggestionHandlers } from '../SuggestionCard/suggestion.ts';
import { TodayHeading } from './TodayHeading.tsx';

export interface TodaySuggestionsProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** At most three; empty when all were seen. */
  readonly suggestions: readonly Suggestion[];
  /** Announced when it changes: what was shuffled or replaced. */
  readonly announcement: ReactNode;
  readonly handlersOf: (index: number) => SuggestionHandlers;
  /** Whether the keys of the suggestion with the focus work. */
  readonly letterKeys?: boolean;
  readonly onOthers: () => void;
  readonly onStartOver: () => void;
}

/** Keys of the list: a place stays when its outfit is replaced, and with it the focus. */
const places = ['first', 'second', 'third'] as const;

/** The suggestions of a day: three columns on wide screens, elsewhere a row that scrolls sideways. */
export function TodaySuggestions({
  day,
  suggestions,
  announcement,
  handlersOf,
  letterKeys = true,
  onOthers,
  onStartOver,
}: TodaySuggestionsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = suggestions.length;
  const previousCount = useRef(count);
  useEffect(() => {
    // The pressed button has been removed with its suggestion, or with the message that all were seen.
    if (count !== previousCount.current && document.activeElement === document.body)
      focusPart(heading.current);
    previousCount.current = count;
  }, [count]);
  return (
    <section aria-labelledby={headingId} className="pt-8">
      <TodayHeading id={headingId} ref={heading} day={day}>
        {count > 0 && (
          <Button variant="link" size="sm" onClick={onOthers}>
            <span className="tablet:hidden">{todayCopy.othersShort}</span>
            <span className="max-tablet:hidden">{todayCopy.others}</span>
          </Button>
        )}
      </TodayHeading>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState
          level={3}
          title={todayCopy.doneHeading}
          body={todayCopy.doneBody}
          actions={
            <Button variant="outline" onClick={onStartOver}>
              {todayCopy.startOver}
            </Button>
          }
        />
      ) : (
        <ul
          aria-label={todayCopy.listLabel}
          className="-mx-5 flex snap-x scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 -mt-10 pt-16 pb-6 [scrollbar-width:none] tablet:-mx-12 tablet:scroll-px-12 tablet:px-12 wide:grid wide:grid-cols-3 wide:gap-8 wide:mt-0 wide:overflow-visible wide:pt-6"
        >
          {suggestions.map((suggestion, index) => (
            <li key={places[index]} className="w-80 max-w-full shrink-0 snap-start wide:w-auto">
              <SuggestionCard
                suggestion={suggestion}
                hasHalo={index === 0}
                letterKeys={letterKeys}
                {...handlersOf(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
