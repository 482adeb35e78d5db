/** The themes in which every story is captured. */
export const themes = ['light', 'dark'] as const;

/** The size of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The windows in which every story is captured. */
export const windows: readonly WindowSize[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Size of the browser's window and maximum height of an image; a taller story would be scaled down. */
export const maxWindow: WindowSize = { width: 1440, height: 3200 };

/** The same views as Chromatic's modes. */
export const modes = Object.fromEntries(
  windows.flatMap(({ width }) =>
    themes.map((theme) => [`${theme} ${width}`, { theme, viewport: width }] as const),
  ),
);
