import type { Window } from './views.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the stories to picture; null for all. */
    pictured: readonly string[] | null;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (name: string, size: Window) => Promise<void>;
  }
}
