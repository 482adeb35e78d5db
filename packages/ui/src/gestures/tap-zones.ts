/** Fraction of the post's width, 0 to 1. */
const tapZoneLeftFraction = 0.3;
/** Fraction of the post's width, 0 to 1. */
const tapZoneRightFraction = 0.3;

export type PostView = 'image' | 'items';

/** The action of a tap: show the image, show the items, open the post, or none. */
export type TapAction = 'image' | 'items' | 'open' | 'none';

/**
 * The action of a tap on a post (docs/product.md section 2, Feed and post). Taps on controls are not passed to it.
 * @param xFraction horizontal position of the tap, from 0 (left edge) to 1 (right edge)
 */
export function tapAction(
  xFraction: number,
  view: PostView,
  hasItems: boolean,
  onPostPage: boolean,
): TapAction {
  if (view === 'items' && xFraction < tapZoneLeftFraction) return 'image';
  if (view === 'image' && hasItems && xFraction > 1 - tapZoneRightFraction) return 'items';
  return onPostPage ? 'none' : 'open';
}
