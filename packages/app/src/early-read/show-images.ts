import { type ImageOptions, type ListEntry, loadImage } from './load-image.ts';

interface ShowOptions extends ImageOptions {
  /** Posts that were deleted in this browser. */
  readonly deletedPostIds: readonly string[];
  /** Resolves when the placeholder of the page is there. */
  readonly placeholder: Promise<unknown>;
}

/**
 * Shows the images of a list in the first row of boxes of the placeholder, without deleted posts and archived items. The
 * first image is requested at once, the others when the number of boxes is known.
 * @returns a promise that resolves when they are painted
 */
export async function showImages(list: readonly ListEntry[], options: ShowOptions): Promise<void> {
  const entries = list.filter(({ id, own }) => !options.deletedPostIds.includes(id) && !own?.archived);
  if (!entries[0]) return;
  const first = loadImage(entries[0], options);
  await options.placeholder;
  const placed = firstRow().map((box, index) => {
    const entry = entries[index];
    const place = index === 0 ? first : entry && loadImage(entry, options);
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
