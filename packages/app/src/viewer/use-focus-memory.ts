import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** What had the focus when a page was left: a control's tag and name, and which of several. */
interface Spot {
  readonly tag: string;
  readonly name: string;
  readonly index: number;
}

const spots = new Map<string, Spot | null>();

/** A control's name without its counts, which may have changed meanwhile; empty for what nobody can reach. */
const nameOf = (element: Element) =>
  (element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent).replace(
    /\d/g,
    '',
  );

const alike = (tag: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].filter((element) => nameOf(element) === name);

function spotOf(element: Element | null): Spot | null {
  if (!(element instanceof HTMLElement) || nameOf(element) === '') return null;
  const spot = { tag: element.localName, name: nameOf(element) };
  const index = alike(spot.tag, spot.name).indexOf(element);
  return index < 0 ? null : { ...spot, index };
}

/**
 * Gives the focus back to the control from which a page was left, on the browser's way back to it; the heading has
 * it where the control is there no more (docs/product.md section 2).
 * @param page a name for the page, within this visit
 */
export function useFocusMemory(page: string): void {
  const type = useNavigationType();

  useEffect(() => {
    const spot = spots.get(page);
    if (type !== NavigationType.Pop || !spot) return;
    // The page itself leads to its heading first.
    const frame = requestAnimationFrame(() => alike(spot.tag, spot.name)[spot.index]?.focus());
    return () => cancelAnimationFrame(frame);
  }, [page, type]);

  useLayoutEffect(() => () => void spots.set(page, spotOf(document.activeElement)), [page]);
}
