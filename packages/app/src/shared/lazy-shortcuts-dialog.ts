import { lazyComponent } from '@aura/ui/foundations/lazy-component';

/** `ShortcutsDialog`, loaded when it is opened. */
export const LazyShortcutsDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/post/ShortcutsDialog')).ShortcutsDialog,
}));
