import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Identifies the focused control of a page: its tag, its name, and its index among controls with the same name. */
interface FocusTarget {
  readonly tag: string;
  readonly name: string;
  readonly index: number;
}

const targets = new Map<string, FocusTarget | null>();

/** Returns a control's name without digits, since counts may change; empty for elements without a name. */
const nameOf = (element: Element) =>
  (element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent).replace(
    /\d/g,
    '',
  );

const controlsNamed = (tag: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].filter((element) => nameOf(element) === name);

function targetOf(element: Element | null): FocusTarget | null {
  if (!(element instanceof HTMLElement) || nameOf(element) === '') return null;
  const target = { tag: element.localName, name: nameOf(element) };
  const index = controlsNamed(target.tag, target.name).indexOf(element);
  return index < 0 ? null : { ...target, index };
}

/**
 * Restores the focus when the user navigates back to a page: to the control that had it when the page was left, or
 * to the heading when that control no longer exists (docs/product.md section 2).
 * @param page identifies the page within this visit
 */
export function useFocusRestoration(page: string): void {
  const type = useNavigationType();

  useEffect(() => {
    const target = targets.get(page);
    if (type !== NavigationType.Pop || !target) return;
    // `usePageTitle` focuses the heading first.
    const frame = requestAnimationFrame(() => controlsNamed(target.tag, target.name)[target.index]?.focus());
    return () => cancelAnimationFrame(frame);
  }, [page, type]);

  useLayoutEffect(() => () => void targets.set(page, targetOf(document.activeElement)), [page]);
}
