import { lazyComponent } from '@aura/ui/foundations/lazy-component';

/** `MorePages`, loaded when there is more than one page. */
export const LazyMorePages = lazyComponent(async () => ({
  default: (await import('./MorePages.tsx')).MorePages,
}));
