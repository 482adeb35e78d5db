import { expect, it, vi } from 'vitest';
import { endEarlyView } from './early-view.ts';

/** A page with or without the view that is shown while the app loads, and its images. */
function pageOf({ hasView, hasImage }: { readonly hasView: boolean; readonly hasImage: boolean }) {
  const removeAttribute = vi.fn();
  const querySelector = (selector: string) => {
    if (selector.endsWith(' img')) return hasImage ? {} : null;
    return hasView ? { removeAttribute } : null;
  };
  return { page: { querySelector } as unknown as Document, removeAttribute };
}

it('when the page shows images of what it has read, endEarlyView returns true and leaves it', () => {
  const { page, removeAttribute } = pageOf({ hasView: true, hasImage: true });
  expect(endEarlyView(page)).toBe(true);
  expect(removeAttribute).not.toHaveBeenCalled();
});

it('when no image is there yet, endEarlyView returns false, and none is shown any more', () => {
  const { page, removeAttribute } = pageOf({ hasView: true, hasImage: false });
  expect(endEarlyView(page)).toBe(false);
  expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-early-view');
});

it('when the page has no early view, endEarlyView returns false', () => {
  expect(endEarlyView(pageOf({ hasView: false, hasImage: false }).page)).toBe(false);
});
