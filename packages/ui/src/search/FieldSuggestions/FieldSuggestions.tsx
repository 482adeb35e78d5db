import { suggestionsCopy } from '@aura/domain/copy/suggestions';
import type { TypedReference } from '@aura/domain/rules/typed-reference';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useAnchoredPopover } from '../../primitives/Combobox/use-anchored-popover.ts';
import { insertSuggestion } from './insert-suggestion.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import type { Suggestion } from './suggestion.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';
import { useTypedReference } from './use-typed-reference.ts';

export type { Suggestion } from './suggestion.ts';

export interface FieldSuggestionsProps {
  /** Id of the textarea. */
  readonly fieldId: string;
  /** Suggestions for the typed reference, best first. */
  readonly suggestions: readonly Suggestion[];
  /** Called with the mention or hashtag at the caret; null without one. Must be stable. */
  readonly onReferenceChange: (reference: TypedReference | null) => void;
}

/**
 * A list of people or tags below a textarea while a mention or hashtag is typed. The focus stays in the textarea: Up and
 * Down move, Enter and Tab insert, Escape closes the list only. When the reference is typed completely, no option is
 * active, so that Enter sends. Accessibility: the textarea names the listbox and its active option, and the number of
 * suggestions is announced.
 */
export function FieldSuggestions({ fieldId, suggestions, onReferenceChange }: FieldSuggestionsProps) {
  const listId = useId();
  const { reference, dismiss } = useTypedReference(fieldId);
  const [moved, setMoved] = useState<{ readonly of: string; readonly index: number } | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(null);
  useEffect(() => onReferenceChange(reference), [reference, onReferenceChange]);
  useEffect(() => {
    anchor.current = document.getElementById(fieldId);
  }, [fieldId]);

  const shown = reference === null ? [] : suggestions;
  const typed = reference === null ? '' : `${reference.kind === 'person' ? '@' : '#'}${reference.text}`;
  const isComplete = shown[0]?.text === typed.toLowerCase();
  const active = moved?.of === typed ? moved.index : isComplete ? -1 : 0;
  const open = shown.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const move = useCallback(
    (step: number) => {
      const from = active === -1 && step === -1 ? 0 : active;
      setMoved({ of: typed, index: (from + step + shown.length) % shown.length });
    },
    [active, typed, shown.length],
  );
  const pick = useCallback(
    (suggestion: Suggestion | undefined) => {
      const field = document.getElementById(fieldId);
      if (reference && suggestion && field instanceof HTMLTextAreaElement) {
        insertSuggestion(field, reference, suggestion.text);
      }
    },
    [fieldId, reference],
  );
  const current = shown[active];
  useSuggestionKeys({
    fieldId,
    listId,
    open,
    activeId: current && optionId(active),
    onMove: move,
    onPick: useCallback(() => pick(current), [pick, current]),
    onDismiss: dismiss,
  });
  useAnchoredPopover(anchor, popover, open);
  return (
    <>
      <div
        ref={popover}
        popover="manual"
        id={listId}
        {...(open && {
          role: 'listbox',
          'aria-label': reference?.kind === 'tag' ? suggestionsCopy.tags : suggestionsCopy.people,
        })}
        className={cn(
          'fixed inset-auto m-0 surface-scroll overscroll-contain rounded-image border-0 p-1.5 text-ink shadow-float inset-ring inset-ring-line',
          !open && 'hidden',
        )}
      >
        {shown.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.text}
            id={optionId(index)}
            suggestion={suggestion}
            active={index === active}
            onPick={() => pick(suggestion)}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {open ? suggestionsCopy.count(shown.length) : ''}
      </span>
    </>
  );
}
