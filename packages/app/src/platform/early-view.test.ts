import { expect, it, vi } from 'vitest';
import { endEarlyView } from './early-view.ts';

/** A page with or without the view that is shown while the app loads, and its image. */
function pageOf({ hasView, hasImage }: { readonly hasView: boolean; readonly hasImage: boolean }) {
  const removeAttribute = vi.fn();
  const querySelector = (selector: string) =>
    (selector.endsWith(' img') ? hasImage : hasView) ? ({ removeAttribute } as unknown as Element) : null;
  return { page: { querySelector } as Document, removeAttribute };
}

it('when the page shows the image of the first post, endEarlyView returns true', () => {
  const { page, removeAttribute } = pageOf({ hasView: true, hasImage: true });
  expect(endEarlyView(page)).toBe(true);
  expect(removeAttribute).not.toHaveBeenCalled();
});

it('when the image is not there yet, it is not shown any more', () => {
  const { page, removeAttribute } = pageOf({ hasView: true, hasImage: false });
  expect(endEarlyView(page)).toBe(false);
  expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-early-view');
});

it('when the page has no early view, endEarlyView returns false', () => {
  expect(endEarlyView(pageOf({ hasView: false, hasImage: false }).page)).toBe(false);
});
