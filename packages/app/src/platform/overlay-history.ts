import type { OpenOverlay } from '@aura/ui/foundations/open-overlays';

/** The open overlays, the topmost last. */
interface Overlays {
  readonly get: () => readonly OpenOverlay[];
  readonly subscribe: (listener: () => void) => () => void;
}

export interface OverlayHistory {
  /** Starts listening; returns a function that stops it. */
  readonly connect: () => () => void;
  /** Call after the router shows another location. */
  readonly locationChanged: (key: string) => void;
}

/** State of a history entry: the router's, and the number of overlays that are open above the page. */
interface EntryState {
  readonly key?: string;
  readonly overlays?: number;
}

/** Key that the router gives to the first entry of a visit. */
const firstKey = 'default';

const keyOf = (state: EntryState | null) => state?.key ?? firstKey;
const depthOf = (state: EntryState | null) => state?.overlays ?? 0;

/**
 * Lets the browser's Back close the topmost overlay before it leaves the page, by one history entry for each
 * open overlay (docs/decisions/2026-11-23-back-closes-overlays.md). An entry stays when its overlay is closed in
 * another way: the next overlay uses it, and Back skips it. The router does not see these entries.
 */
export function createOverlayHistory(page: Window, overlays: Overlays): OverlayHistory {
  let locationKey = keyOf(page.history.state);
  let depth = depthOf(page.history.state);
  /** Whether the router has missed a step back since it last showed a location. */
  let hasHiddenStep = false;

  function addEntries() {
    // Otherwise the router is about to show another location.
    if (keyOf(page.history.state) !== locationKey) return;
    for (depth = depthOf(page.history.state); depth < overlays.get().length; depth += 1) {
      page.history.pushState({ ...page.history.state, overlays: depth + 1 }, '');
    }
  }

  function closeOverlay(event: PopStateEvent) {
    if (keyOf(event.state) !== locationKey) return;
    event.stopImmediatePropagation();
    hasHiddenStep = true;
    const previousDepth = depth;
    depth = depthOf(event.state);
    if (overlays.get().length > depth) {
      overlays.get().at(-1)?.requestClose();
      // An overlay that stays open, to ask or because it is busy, gets its entry back.
      page.setTimeout(addEntries);
    } else if (depth < previousDepth) {
      // Within this event the browser may still count the step from the entry that was left.
      page.setTimeout(() => page.history.back());
    }
  }

  return {
    connect: () => {
      addEntries();
      const unsubscribe = overlays.subscribe(addEntries);
      // Captured, to be called before the router's listener.
      page.addEventListener('popstate', closeOverlay, { capture: true });
      return () => {
        unsubscribe();
        page.removeEventListener('popstate', closeOverlay, { capture: true });
      };
    },
    locationChanged: (key) => {
      locationKey = key;
      // Back was pressed while the router rendered this location: it must receive the event after all.
      const isBehind = hasHiddenStep && key !== keyOf(page.history.state);
      hasHiddenStep = false;
      if (isBehind) page.dispatchEvent(new PopStateEvent('popstate', { state: page.history.state }));
      addEntries();
    },
  };
}
