import type { OpenOverlay } from '@aura/ui/foundations/open-overlays';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOverlayHistory, type OverlayHistory } from './overlay-history.ts';

interface State {
  readonly key?: string;
  readonly overlays?: number;
}

/** A window with a session history; `traverse` answers at once. */
class FakeWindow extends EventTarget {
  entries: { page: string; state: State | null }[] = [
    { page: 'before', state: { key: 'before' } },
    { page: 'wardrobe', state: { key: 'wardrobe' } },
  ];
  index = 1;
  setTimeout = (work: () => void) => queueMicrotask(work);

  get history() {
    return {
      state: this.entries[this.index]?.state ?? null,
      pushState: (state: State) => this.push(this.page, state),
      back: () => this.traverse(-1),
    };
  }

  get page(): string {
    return this.entries[this.index]?.page ?? '';
  }

  push(page: string, state: State): void {
    this.entries = [...this.entries.slice(0, this.index + 1), { page, state }];
    this.index += 1;
  }

  traverse(by: number): void {
    this.index += by;
    this.dispatchEvent(
      Object.assign(new Event('popstate', { cancelable: true }), { state: this.entries[this.index]?.state }),
    );
  }
}

let browser: FakeWindow;
let overlayHistory: OverlayHistory;
let open: OpenOverlay[];
let routed: string[];
const listeners = new Set<() => void>();

const changeOverlays = (next: OpenOverlay[]) => {
  open = next;
  for (const listener of listeners) listener();
};
/** Opens an overlay that closes when it is requested, unless it `stays`. */
function openOverlay({ stays = false } = {}) {
  const requestClose = vi.fn(() => {
    if (!stays) changeOverlays(open.filter((other) => other !== overlay));
  });
  const overlay = { requestClose };
  changeOverlays([...open, overlay]);
  return overlay;
}
const close = (overlay: OpenOverlay) => changeOverlays(open.filter((other) => other !== overlay));
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  browser = new FakeWindow();
  open = [];
  routed = [];
  listeners.clear();
  overlayHistory = createOverlayHistory(browser as unknown as Window, {
    get: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  overlayHistory.connect();
  // As the router does: it shows the entry of each event that it gets.
  browser.addEventListener('popstate', () => {
    routed.push(browser.page);
    overlayHistory.locationChanged(browser.history.state?.key ?? 'default');
  });
});

it('Back closes the open overlay and does not navigate', () => {
  const overlay = openOverlay();
  browser.traverse(-1);
  expect(overlay.requestClose).toHaveBeenCalledOnce();
  expect(browser.page).toBe('wardrobe');
  expect(routed).toEqual([]);
});

it('Back closes the topmost of two overlays, then the other, then leaves the page', () => {
  const lower = openOverlay();
  const upper = openOverlay();
  browser.traverse(-1);
  expect(upper.requestClose).toHaveBeenCalledOnce();
  expect(lower.requestClose).not.toHaveBeenCalled();
  browser.traverse(-1);
  expect(lower.requestClose).toHaveBeenCalledOnce();
  expect(routed).toEqual([]);
  browser.traverse(-1);
  expect(routed).toEqual(['before']);
});

it('an overlay that stays open gets its entry back and is asked again', async () => {
  const overlay = openOverlay({ stays: true });
  browser.traverse(-1);
  await settle();
  browser.traverse(-1);
  expect(overlay.requestClose).toHaveBeenCalledTimes(2);
  expect(routed).toEqual([]);
});

it('one Back leaves the page after overlays were closed in another way', async () => {
  close(openOverlay());
  const lower = openOverlay();
  const upper = openOverlay();
  close(upper);
  close(lower);
  browser.traverse(-1);
  await settle();
  expect(browser.page).toBe('before');
  expect(routed).toEqual(['before']);
});

it('the next overlay uses the entry of a closed one', () => {
  close(openOverlay());
  const { length } = browser.entries;
  openOverlay();
  expect(browser.entries).toHaveLength(length);
});

it('Back to a page with the entry of a closed overlay shows the page, and the next Back leaves it', async () => {
  close(openOverlay());
  browser.push('post', { key: 'post' });
  overlayHistory.locationChanged('post');
  browser.traverse(-1);
  expect(routed).toEqual(['wardrobe']);
  browser.traverse(-1);
  await settle();
  expect(routed).toEqual(['wardrobe', 'before']);
});

it('an overlay that stays open over a new page is closed by Back on that page', () => {
  const overlay = openOverlay();
  browser.push('post', { key: 'post' });
  overlayHistory.locationChanged('post');
  browser.traverse(-1);
  expect(overlay.requestClose).toHaveBeenCalledOnce();
  expect(browser.page).toBe('post');
});

it('when Back is pressed before the router shows a new page, the router receives the event afterwards', () => {
  vi.stubGlobal(
    'PopStateEvent',
    class extends Event {
      readonly state = browser.history.state;
    },
  );
  browser.push('post', { key: 'post' });
  browser.traverse(-1);
  expect(routed).toEqual([]);
  overlayHistory.locationChanged('post');
  expect(routed).toEqual(['wardrobe']);
  vi.unstubAllGlobals();
});
