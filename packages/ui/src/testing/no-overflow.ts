import { expect } from 'storybook/test';

/** Pixels that rounding may cost. */
const slack = 1;

const cutsOff = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

/** Whether something around it, up to the page, scrolls or cuts what leaves it. */
const isCutOff = (element: Element): boolean => {
  const around = element.parentElement;
  if (around === null || around === document.documentElement || around === document.body) return false;
  return cutsOff(around) || isCutOff(around);
};

const leavesTheFrame = (element: Element): boolean => {
  const { left, right, width } = element.getBoundingClientRect();
  // Text for assistive technology alone is a box of one pixel.
  if (width <= 1 || element instanceof SVGElement) return false;
  const outside = left < -slack || right > document.documentElement.clientWidth + slack;
  return outside && !isCutOff(element);
};

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

const leavesItsBox = (element: Element): boolean =>
  holdsText(element) &&
  !cutsOff(element) &&
  element.scrollWidth > element.clientWidth + slack &&
  element.clientWidth > 0;

const describe = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 40) ?? ''}`;

/**
 * A story's play: nothing sticks out of the frame sideways, and no text out of its own box. What scrolls or is cut
 * off on purpose may be wider.
 */
export async function expectNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => leavesTheFrame(element) || leavesItsBox(element),
  );
  await expect(wide.map(describe), 'elements that overflow').toEqual([]);
  await expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
