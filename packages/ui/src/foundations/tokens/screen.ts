/** Widths at which the layout changes: 700 leaves the phone form of dialogs, 1024 opens the stage. */
export const screens = { tablet: '700px', desktop: '1024px', wide: '1280px' } as const;

/** The same as media queries, for `matchMedia` and the `sizes` of images. */
export const fromTablet = `(min-width: ${screens.tablet})`;
export const fromDesktop = `(min-width: ${screens.desktop})`;
export const fromWide = `(min-width: ${screens.wide})`;

/** What the photograph of a post takes of the window, as `sizes` of its `img`. */
export const postImageSizes = `${fromDesktop} 60vw, 100vw`;
