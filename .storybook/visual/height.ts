import { largest } from './views.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

/**
 * How much of the window belongs on the image: the story, or the whole window when something floats over it.
 * @param windowHeight of the smallest window, CSS pixels
 * @returns CSS pixels
 */
export function imageHeight(windowHeight: number): number {
  window.scrollTo(0, 0);
  const story = document.querySelector('[data-story]')?.getBoundingClientRect().bottom ?? 0;
  const own = Math.max(1, Math.ceil(story));
  const floats = [...document.body.querySelectorAll('*')].some(isFloating);
  return Math.min(largest.height, floats ? Math.max(own, windowHeight) : own);
}

/** Whether something is seen that takes no room in the story: a dialog, a list, a bar at the window's edge. */
function isFloating(element: Element): boolean {
  const lies = element.matches(overlays) || getComputedStyle(element).position === 'fixed';
  return lies && element.checkVisibility({ visibilityProperty: true }) && showsAnything(element);
}

/** The regions for messages float too, empty as they mostly are. */
const showsAnything = (element: Element) =>
  element.textContent !== '' || element.querySelector('img, svg') !== null;
