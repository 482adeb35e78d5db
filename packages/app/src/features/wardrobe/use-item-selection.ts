import type { Item } from '@aura/domain/entities';
import { emptySelection, type ItemSelection, toggleSelected } from '@aura/domain/rules/item-selection';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The selection of several items of a list. Items that a filter hides are not selected while they are hidden. When the
 * selection ends and the focus is lost with its bar, it moves to the button that began it.
 * @param items the shown items in their order
 */
export function useItemSelection(items: readonly Item[]) {
  const [selection, setSelection] = useState<ItemSelection | null>(null);
  const [wasOn, setWasOn] = useState(false);
  const isOn = selection !== null;
  if (isOn && !wasOn) setWasOn(true);

  const order = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    order.current = items.map(({ id }) => id);
  }, [items]);
  /** Stable between renders, so that long lists do not render again. */
  const onSelect = useCallback((item: Item, range: boolean) => {
    const shownIds = order.current;
    setSelection((before) => toggleSelected(before ?? emptySelection, item.id, range, shownIds));
  }, []);

  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOn || !wasOn || document.activeElement !== document.body) return;
    if (button.current) button.current.focus({ preventScroll: true });
    else focusPageHeading();
  }, [isOn, wasOn]);

  return {
    isOn,
    /** Whether items have been selected before. */
    wasOn,
    /** Of the button that begins the selection. */
    button,
    /** Null while no items are being selected. */
    ids: selection?.ids ?? null,
    items: items.filter(({ id }) => selection?.ids.has(id)),
    onSelect,
    start: () => setSelection(emptySelection),
    /** Selects these items and no others. */
    replace: (ids: readonly string[]) => setSelection({ ids: new Set(ids), anchor: null }),
    end: () => setSelection(null),
  };
}
