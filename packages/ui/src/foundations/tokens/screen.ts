/** Breakpoints: from 700 px dialogs no longer cover the screen, from 1024 px the feed has a side panel. */
export const screens = { tablet: '700px', desktop: '1024px', wide: '1280px' } as const;

/** The breakpoints as media queries, for `matchMedia` and the `sizes` of images. */
export const fromTablet = `(min-width: ${screens.tablet})`;
export const fromDesktop = `(min-width: ${screens.desktop})`;
export const fromWide = `(min-width: ${screens.wide})`;

/** `sizes` of the main image of a post. */
export const postImageSizes = `${fromDesktop} 60vw, 100vw`;
