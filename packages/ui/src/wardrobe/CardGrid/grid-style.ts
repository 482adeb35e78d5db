import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';

/** Two columns on phones, three from 700 px, five from 1280 px. */
export const gridStyle =
  'grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5';

/** Number of cards in the first row of the widest layout. */
export const firstRowCount = 5;

/** Number of cards of a group: whole rows in each layout, as the utility `skipped-cards` expects. */
export const groupCardCount = 30;

/** `sizes` of the images of the grid. */
export const gridImageSizes = `${fromWide} 16rem, ${fromTablet} 33vw, 50vw`;
