/** The themes in which every story is photographed. */
export const themes = ['light', 'dark'] as const;

/** A window, in CSS pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** The windows in which every story is photographed. */
export const windows: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** An image is never taller; the browser's own window has this size, or it would scale the story down. */
export const largest: Window = { width: 1440, height: 3200 };

/** The same views in Chromatic's words. */
export const modes = Object.fromEntries(
  windows.flatMap(({ width }) =>
    themes.map((theme) => [`${theme} ${width}`, { theme, viewport: width }] as const),
  ),
);
