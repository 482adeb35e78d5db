import type { WindowSize } from '../views.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the stories to capture; null for all. */
    storiesToCapture: readonly string[] | null;
    /** Options of Storybook's test addon, which declares no type for them. */
    'storybook/test-provided': { readonly a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    captureImage: (name: string, size: WindowSize) => Promise<void>;
  }
}
