/** Fraction of the post's width, 0 to 1. */
const tapZoneLeftFraction = 0.3;
/** Fraction of the post's width, 0 to 1. */
const tapZoneRightFraction = 0.3;

export type PostView = 'image' | 'items';

/** What a tap does: show the image, show the items, open the post, or nothing. */
export type TapAction = 'image' | 'items' | 'open' | 'none';

/**
 * What a tap inside a post does (docs/product.md section 2, Feed). Taps on controls never come here.
 * @param xFraction where the tap fell, from the left edge 0 to the right edge 1.
 */
export function tapZone(
  xFraction: number,
  view: PostView,
  hasItems: boolean,
  onPostPage: boolean,
): TapAction {
  if (view === 'items' && xFraction < tapZoneLeftFraction) return 'image';
  if (view === 'image' && hasItems && xFraction > 1 - tapZoneRightFraction) return 'items';
  return onPostPage ? 'none' : 'open';
}
