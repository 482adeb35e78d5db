import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isOfInputMethod } from '../../foundations/is-of-input-method.ts';
import { raiseToasts } from '../../foundations/raise-toasts.ts';
import { isOverlayOpen } from '../../foundations/shortcuts-off.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SelectionActions, type SelectionActionsProps } from './SelectionActions.tsx';

export interface SelectionBarProps extends SelectionActionsProps {
  /** Number of shown items. */
  readonly total: number;
  /** Whether further items are loading, so that the shown ones are not all. */
  readonly partial?: boolean;
  /** Whether all are selected as soon as they are loaded; until then nothing can be done with the selected ones. */
  readonly selectingAll?: boolean;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
  /** Called by the button, Escape and the browser's Back. */
  readonly onCancel: () => void;
  /** Why the last action failed. */
  readonly error?: string | null;
}

/** Ends selecting with Escape, unless the key closes a dialog or a menu. */
function useEscape(onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event)) return;
    if (!isOverlayOpen()) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * The bar at the lower edge while items are being selected: their number, which is announced, and what can be done with
 * them. Accessibility: a named region; the actions are disabled while nothing is selected, and while items are
 * being changed, when they remain focusable.
 */
export function SelectionBar({
  total,
  partial = false,
  selectingAll = false,
  onSelectAll,
  onSelectNone,
  onCancel,
  error = null,
  ...actions
}: SelectionBarProps) {
  const { count, busy, wearing } = actions;
  const cancel = () => !busy && !wearing && onCancel();
  useOpenOverlay(true, cancel);
  useEscape(cancel);
  const hasAll = !partial && count === total && total > 0;
  return (
    <section
      aria-label={selectionBarCopy.barLabel}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-bar flex justify-center px-2 pb-[calc(var(--size-bottom-bar-space)+0.5rem)] tablet:px-12 tablet:pb-6"
    >
      <div
        ref={raiseToasts}
        className="pointer-events-auto max-w-full rounded-card bg-surface p-2 text-ink shadow-float inset-ring inset-ring-line max-tablet:w-full"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <div className="flex items-center max-tablet:w-full">
            <IconButton label={selectionBarCopy.cancel} onClick={cancel}>
              <X aria-hidden />
            </IconButton>
            <p role="status" className="me-auto px-2 text-16 font-medium whitespace-nowrap">
              {selectionBarCopy.selectedCount(count)}
            </p>
            <Button
              variant="link"
              size="sm"
              disabled={total === 0 && !partial}
              busy={selectingAll}
              onClick={hasAll ? onSelectNone : onSelectAll}
              className="px-2"
            >
              {hasAll ? selectionBarCopy.selectNone : selectionBarCopy.selectAll}
            </Button>
          </div>
          <SelectionActions {...actions} disabled={count === 0 || selectingAll} />
        </div>
        {error !== null && (
          <p role="alert" className="max-w-dialog-md px-3 pb-2 text-14 text-danger">
            {error}
          </p>
        )}
      </div>
    </section>
  );
}
