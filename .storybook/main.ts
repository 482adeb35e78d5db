import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { productIconsPlugin } from './docs/icons/product-icons-plugin.ts';
import { storyDependencies } from './story-dependencies.ts';

/** The demo world's images; missing until `npm run images` has run. */
const images = fileURLToPath(new URL('../packages/demo-world/data/images', import.meta.url));

/**
 * The test addon treats every file in `stories` as a story file; tests render the pages through
 * `docs/pages.stories.tsx`.
 */
const isTest = process.env.VITEST === 'true';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isTest ? [] : ['./docs/pages/*.mdx']),
    './docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  staticDirs: existsSync(images) ? [{ from: images, to: '/images' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), tailwindcss(), productIconsPlugin()],
      optimizeDeps: { include: [...storyDependencies] },
    }),
};

export default config;
