/** Colours of the app (`packages/ui/src/foundations/tokens/color.ts`) for emails and pages that the server writes. */
export const themeColors = {
  light: {
    paper: '#fbf8f3',
    surface: '#ffffff',
    line: '#e4dcd1',
    ink: '#1c1917',
    muted: '#5e564e',
    accent: '#6d28d9',
  },
  dark: {
    paper: '#121013',
    surface: '#1b181d',
    line: '#332e36',
    ink: '#f6f1ea',
    muted: '#b8aea4',
    accent: '#c4a7ff',
  },
} as const;

const variablesOf = (theme: keyof typeof themeColors) =>
  Object.entries(themeColors[theme])
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ');

/** The colours as variables of a stylesheet that follows the theme of the device. */
export const colorVariables = `:root { color-scheme: light dark; ${variablesOf('light')} }
@media (prefers-color-scheme: dark) { :root { ${variablesOf('dark')} } }`;
