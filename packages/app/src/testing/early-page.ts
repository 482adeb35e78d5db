import { feedFirstOffset, feedPageSize, feedSortBy, feedSortOrder } from '@aura/domain/limits/feed';
import { imageWidthsPx } from '@aura/domain/limits/images';
import { wardrobeFirstPageSize } from '@aura/domain/limits/wardrobe';
import { defaultGarmentHeight, garmentHeights } from '@aura/domain/rules/garment-images';
import { postImageSizes } from '@aura/ui/foundations/tokens/screen';
import { vi } from 'vitest';
import { firstPages } from '../../first-pages.ts';
import type { EarlyReadOptions, EarlyViewOptions } from '../early-read/early-page.ts';
import { startEarlyReads } from '../early-read/start-early-reads.ts';
import { paths } from '../paths.ts';
import type { LocalState } from '../store/local-state.ts';
import { createFakeStorage } from './fake-storage.ts';

const images = { sizes: postImageSizes, className: 'fills' };

export const earlyView: EarlyViewOptions = {
  widths: imageWidthsPx,
  maxRatio: 2,
  cutout: {
    className: 'cutout',
    mat: { background: 'paper' },
    filter: 'shadow',
    heights: garmentHeights,
    defaultHeight: defaultGarmentHeight,
  },
  avatar: ['/profilePicture/', '?w=640'],
  noBio: 'No bio',
};

/** What the build passes to the script of the page. */
export const earlyReadOptions: EarlyReadOptions = {
  pages: firstPages({
    feed: {
      limit: feedPageSize,
      sort_by: feedSortBy,
      sort_order: feedSortOrder,
      offset: feedFirstOffset,
    },
    wardrobe: { path: paths.wardrobe, limit: wardrobeFirstPageSize },
    images: { feed: images, wardrobe: images, profile: images },
  }),
  view: earlyView,
};

const session = JSON.stringify({
  identity: { uid: 'u1', email: 'ada@aura.example' },
  token: { text: 'stored', expiresAt: Date.parse('2026-06-01T13:00:00Z') },
});

/** A box of the placeholder, in a row of the page. */
export function boxOf({ top = 0, ratio }: { readonly top?: number; readonly ratio?: string } = {}) {
  return {
    dataset: { ratio },
    style: { setProperty: vi.fn() } as { setProperty: ReturnType<typeof vi.fn>; background?: string },
    append: vi.fn(),
    replaceChildren: vi.fn(),
    getBoundingClientRect: () => ({ top }),
  };
}

export interface EarlyVisit {
  readonly path: string;
  readonly search?: string;
  /** The answers of the API by the start of their address. */
  readonly answers: Readonly<Record<string, object>>;
  readonly boxes?: readonly ReturnType<typeof boxOf>[];
  readonly main?: object;
  /** The local state that the browser has stored. */
  readonly stored?: Partial<LocalState>;
}

/**
 * Runs the script of a page, which parses its placeholder afterwards, with fake timers.
 * @returns the addresses that it requests, the images that it creates, and a mock that is called when they are painted
 */
export async function openEarlyPage(visit: EarlyVisit) {
  const { path, search = '', answers, boxes = [], main } = visit;
  const requested: string[] = [];
  const created: object[] = [];
  const painted = vi.fn();
  const parsed = vi.fn();
  const stored: Record<string, string> = { 'aura:v1:session': session };
  if (visit.stored) stored['aura:v1:u1:data'] = JSON.stringify(visit.stored);
  vi.stubGlobal('location', { pathname: path, search });
  vi.stubGlobal('localStorage', createFakeStorage(stored));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(`/api/aura${start}`)) ?? [];
    return new Response(JSON.stringify(answer ?? { success: false }));
  });
  vi.stubGlobal(
    'Image',
    class {
      style = {};
      constructor() {
        created.push(this);
      }
      decode = async () => undefined;
    },
  );
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ apiRoot: '/api/aura', imageRoot: '/cdn' }) }),
    addEventListener: (_event: string, listener: () => void) => parsed.mockImplementation(listener),
    querySelectorAll: () => boxes,
    querySelector: () => main ?? null,
  });
  startEarlyReads(earlyReadOptions);
  void globalThis.auraEarlyView?.then(painted);
  await vi.advanceTimersByTimeAsync(5);
  parsed();
  await vi.advanceTimersByTimeAsync(5);
  return { requested, created, painted };
}
