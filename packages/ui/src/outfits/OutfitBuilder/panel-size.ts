/** The sizes of the panel on phones, from the smallest. */
const panelSizes = ['small', 'medium', 'large'] as const;

export type PanelSize = (typeof panelSizes)[number];

/** Heights as CSS lengths: the handle with the tabs, and shares of the area of canvas and panel. */
export const panelHeights: Readonly<Record<PanelSize, string>> = {
  small: '8.75rem',
  medium: '44%',
  large: '88%',
};

/** How far a swipe goes on after its end, in milliseconds of its speed. */
const swipeMs = 150;

/**
 * The size that is closest to where a drag ends.
 * @param heights of the sizes, in pixels
 * @param height where the drag ended, in pixels
 * @param speed upwards, in pixels per millisecond
 */
export function nearestPanelSize(
  heights: Readonly<Record<PanelSize, number>>,
  height: number,
  speed: number,
): PanelSize {
  const target = height + speed * swipeMs;
  const distance = (size: PanelSize) => Math.abs(heights[size] - target);
  return panelSizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

/** The next larger size, or with -1 the next smaller one; the same at the end. */
export function neighborPanelSize(size: PanelSize, step: 1 | -1): PanelSize {
  return panelSizes[panelSizes.indexOf(size) + step] ?? size;
}
