import { maxWindow } from '../views.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

/**
 * Returns the height of a story's image: the height of the story, or at least that of the window when an
 * element floats over it.
 * @param windowHeight of the window before it grows, in CSS pixels
 * @returns CSS pixels
 */
export function imageHeight(windowHeight: number): number {
  window.scrollTo(0, 0);
  const bottom = document.querySelector('[data-story]')?.getBoundingClientRect().bottom ?? 0;
  const storyHeight = Math.max(1, Math.ceil(bottom));
  const floats = [...document.body.querySelectorAll('*')].some(isFloating);
  return Math.min(maxWindow.height, floats ? Math.max(storyHeight, windowHeight) : storyHeight);
}

/**
 * Returns whether a visible element is outside the story's flow: a dialog, a list, a bar at the window's
 * edge.
 */
function isFloating(element: Element): boolean {
  const floats = element.matches(overlays) || getComputedStyle(element).position === 'fixed';
  return floats && element.checkVisibility({ visibilityProperty: true }) && hasContent(element);
}

/** Live regions also float, and are usually empty. */
const hasContent = (element: Element) =>
  element.textContent !== '' || element.querySelector('img, svg') !== null;
