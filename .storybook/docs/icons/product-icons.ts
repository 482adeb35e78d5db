import { iconUses } from './icon-uses.ts';

/** Every icon that the product draws, read from its sources. */
export const productIcons = iconUses(
  import.meta.glob<string>(
    [
      '../../../packages/{ui,app}/src/**/*.{ts,tsx}',
      '!**/*.stories.tsx',
      '!**/*.test.{ts,tsx}',
      '!**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
