import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';

/** Two columns on phones, three from 700 px, five from 1280 px. */
export const gridStyle =
  'grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5';

/** Number of cards in the first row of the widest layout. */
export const firstRowCount = 5;

/** Number of cards of a group: whole rows in each layout. */
export const groupCardCount = 30;

/**
 * A full group, which the browser skips outside the window. Its height is then computed from the width of the list, so
 * that the scrollbar and the scroll position stay right. The padding has room for focus rings, which it would cut off.
 */
export const skippedGroupStyle =
  '-m-2 p-2 [--card-text:3.25rem] [--column-gap:1rem] [--columns:2] [--rows:15] [content-visibility:auto] tablet:[--column-gap:1.5rem] tablet:[--columns:3] tablet:[--rows:10] wide:[--columns:5] wide:[--rows:6] [contain-intrinsic-block-size:auto_calc(var(--rows)*((100cqi-(var(--columns)-1)*var(--column-gap))/var(--columns)*5/4+var(--card-text)+2rem)-2rem)]';

/** `sizes` of the images of the grid. */
export const gridImageSizes = `${fromWide} 16rem, ${fromTablet} 33vw, 50vw`;
