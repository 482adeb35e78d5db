/** Two columns on phones, three from 700 px, five from 1280 px. */
export const gridStyle =
  'grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5';

/** A grid whose cells use `cardCellStyle`. */
export const cardGridStyle = `${gridStyle} @container [--columns:2] [--gap:1rem] tablet:[--columns:3] tablet:[--gap:1.5rem] wide:[--columns:5]`;

/**
 * A cell with a card of a 4:5 image and two lines. It is drawn while it is near the window, and has the same height when it
 * is not. Its padding is the space of focus rings and of the menu button, which would be cut off.
 */
export const cardCellStyle =
  '-ms-1 -me-3 -my-1 min-w-0 py-1 ps-1 pe-3 [content-visibility:auto] [contain-intrinsic-height:auto_calc((100cqi-(var(--columns)-1)*var(--gap))/var(--columns)*1.25+var(--card-text,3.25rem))]';
