import { afterEach, describe, expect, it, vi } from 'vitest';
import { endEarlyView, whenPainted } from './early-view.ts';

describe('endEarlyView', () => {
  const image = {};

  /** A page with or without the view that is shown while the app loads, and its image. */
  function pageOf({ hasView, hasImage }: { readonly hasView: boolean; readonly hasImage: boolean }) {
    const removeAttribute = vi.fn();
    const querySelector = (selector: string) => {
      if (selector.endsWith(' img')) return hasImage ? image : null;
      return hasView ? { removeAttribute } : null;
    };
    return { page: { querySelector } as unknown as Document, removeAttribute };
  }

  it('when the page shows the image of the first post, returns it', () => {
    const { page, removeAttribute } = pageOf({ hasView: true, hasImage: true });
    expect(endEarlyView(page)).toBe(image);
    expect(removeAttribute).not.toHaveBeenCalled();
  });

  it('when the image is not there yet, it is not shown any more', () => {
    const { page, removeAttribute } = pageOf({ hasView: true, hasImage: false });
    expect(endEarlyView(page)).toBeNull();
    expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-early-view');
  });

  it('when the page has no early view, returns null', () => {
    expect(endEarlyView(pageOf({ hasView: false, hasImage: false }).page)).toBeNull();
  });
});

describe('whenPainted', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Waits for an image, in a page that paints frames or not. */
  function wait(decode: () => Promise<void>, paintsFrames: boolean) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => paintsFrames && setTimeout(frame, 16));
    const painted = vi.fn();
    void whenPainted({ decode } as HTMLImageElement).then(painted);
    return painted;
  }

  it.each([
    ['decoded', () => Promise.resolve()],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('when the image is %s, waits for the next frame', async (_state, decode) => {
    const painted = wait(decode, true);
    await vi.advanceTimersByTimeAsync(15);
    expect(painted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(painted).toHaveBeenCalledOnce();
  });

  it.each([
    ['the image has not arrived', () => new Promise<void>(() => {}), true],
    ['the page is in the background', () => Promise.resolve(), false],
  ])('when %s after 200 ms, waits no longer', async (_case, decode, paintsFrames) => {
    const painted = wait(decode, paintsFrames);
    await vi.advanceTimersByTimeAsync(199);
    expect(painted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(painted).toHaveBeenCalledOnce();
  });
});
