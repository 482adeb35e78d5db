import { ToastProvider } from '@aura/ui/primitives/Toast';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MotionConfig, MotionGlobalConfig } from 'framer-motion';
import { type ComponentProps, lazy, Suspense } from 'react';
import { expect } from 'storybook/test';
import { findLayoutProblems } from '../packages/ui/src/testing/layout-problems.ts';
import { modes } from '../tests/visual/views.ts';
import { prose } from './docs/frame/prose.tsx';
import { loadFonts } from './load-fonts.ts';
import { withLongText } from './long-text.ts';
import { releaseAnimations } from './release-animations.ts';
import './preview.css';

const isTest = import.meta.env.MODE === 'test';

// During a fade, axe would measure the contrast of an intermediate frame.
MotionGlobalConfig.skipAnimations = isTest;

// Stories in frames of the documentation do not run their play function, since the frame has another size and
// no focus.
if (!isTest) Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

const DocsFrame = lazy(() => import('./docs/frame/DocsFrame.tsx'));

/** Loaded with the first documentation page, so that stories load without it. */
function DocsPage(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  );
}

/** The product's providers, with the direction and motion chosen in the toolbar. */
const withProduct: Decorator = (Story, { globals, parameters }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  document.documentElement.dir = direction;
  const padded = parameters.layout === 'fullscreen' ? '' : 'p-6';
  return (
    <MotionConfig reducedMotion={globals.motion === 'reduced' ? 'always' : 'user'}>
      <ToastProvider>
        <div data-story className={`bg-paper text-ink ${padded}`}>
          <Story />
        </div>
      </ToastProvider>
    </MotionConfig>
  );
};

/** Replaces texts in args by long ones when the toolbar setting is on. */
const withText: Decorator = (Story, { args, globals }) => (
  <Story args={globals.text === 'long' ? withLongText(args) : args} />
);

/** CSS animations follow the system's setting; this attribute lets the toolbar override it. */
const withMotion: Decorator = (Story, { globals }) => {
  document.documentElement.toggleAttribute('data-reduced-motion', globals.motion === 'reduced');
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withText,
    withMotion,
    withProduct,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  loaders: [loadFonts],
  beforeEach: () => {
    if (isTest) releaseAnimations();
  },
  // After every story, all texts must be readable and all controls reachable.
  afterEach: async ({ globals }) => {
    if (isTest && !globals.a11y?.manual) await expect(findLayoutProblems(), 'layout').toEqual([]);
  },
  initialGlobals: { direction: 'ltr', motion: 'system', text: 'written' },
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    text: {
      description: 'Length of names, captions and labels',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'written', title: 'Text as written' },
          { value: 'long', title: 'Long text' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    chromatic: { modes },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/ } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Tests only need the elements of violated rules.
        ...(isTest ? { resultTypes: ['violations'] } : {}),
      },
    },
    docs: { container: DocsPage, components: prose, story: { inline: true } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        zoomed: { name: 'Zoom 400 %', styles: { width: '320px', height: '256px' }, type: 'desktop' },
        landscape: { name: 'Landscape phone', styles: { width: '780px', height: '360px' }, type: 'mobile' },
        small: { name: 'Small phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Writing', 'Accessibility', 'A new component', 'Themes and toolbar'],
          'Foundations',
          ['Colour', 'Type', 'Space and layout', 'Icons', 'Motion', 'The aura', 'Pictures'],
          'Primitives',
        ],
      },
    },
  },
};

export default preview;
