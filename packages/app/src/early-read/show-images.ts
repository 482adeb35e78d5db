import type { EarlyVisit } from './find-visit.ts';
import { type ListEntry, loadImage } from './load-image.ts';

/**
 * Shows the images of a list in the first row of boxes of the placeholder, without deleted posts and archived items. The
 * first image is requested at once, the others when the number of boxes is known.
 * @param placeholder resolves when the placeholder of the page is there
 * @returns a promise that resolves when they are painted
 */
export async function showImages(
  list: readonly ListEntry[],
  visit: EarlyVisit,
  placeholder: Promise<unknown>,
): Promise<void> {
  const entries = list.filter(({ id, own }) => !visit.deletedPostIds.includes(id) && !own?.archived);
  if (!entries[0]) return;
  const first = loadImage(entries[0], visit);
  await placeholder;
  const placed = firstRow().map((box, index) => {
    const entry = entries[index];
    const place = index === 0 ? first : entry && loadImage(entry, visit);
    return place?.(box);
  });
  await Promise.allSettled(placed);
  // The images are painted with the first frame.
  await nextFrame();
  await nextFrame();
}

/** The boxes for images that are as high on the page as the first one. */
function firstRow(): readonly HTMLElement[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-early-view] [data-early-image]')];
  const topOf = (box: HTMLElement | undefined) => box?.getBoundingClientRect().top;
  return boxes.filter((box) => topOf(box) === topOf(boxes[0]));
}

const nextFrame = () => new Promise(requestAnimationFrame);
