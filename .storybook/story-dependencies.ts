/**
 * Every package that stories and their components import. They are bundled before the first story, since a
 * package found later reloads the page in the middle of a test.
 */
export const storyDependencies = [
  '@hookform/resolvers/standard-schema',
  '@hookform/resolvers/zod',
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-dialog',
  '@radix-ui/react-menu',
  '@radix-ui/react-tooltip',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-themes',
  '@use-gesture/react',
  'class-variance-authority',
  'downshift',
  'framer-motion',
  'framer-motion/m',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'thumbhash',
  'zod',
  'zod/mini',
] as const;
