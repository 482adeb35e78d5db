import type { Window } from './views.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the stories to image; null for all. */
    photographed: readonly string[] | null;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeImage: (name: string, size: Window) => Promise<void>;
  }
}
