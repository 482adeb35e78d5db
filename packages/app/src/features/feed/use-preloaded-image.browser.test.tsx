import type { Image } from '@aura/domain/entities';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePreloadedImage } from './use-preloaded-image.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image = (name: string): Image => ({
  src: `${pixel}#${name}`,
  width: 1200,
  height: 1600,
  thumbhash: null,
  palette: [],
});

afterEach(() => void vi.restoreAllMocks());

/** Preloads an image, and records the elements that are created for it. */
function preload(first: Image | null) {
  const elements: HTMLImageElement[] = [];
  const create = document.createElement.bind(document);
  const hook = renderHook(({ of }) => usePreloadedImage(of), { initialProps: { of: first } });
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLImageElement) elements.push(element);
    return element;
  });
  const addresses = () => elements.map((element) => element.getAttribute('src')?.split('#')[1] ?? null);
  return { ...hook, elements, addresses };
}

it('when another image follows, the one before is released', async () => {
  const { rerender, addresses, elements } = preload(image('first'));
  await expect.poll(addresses).toEqual(['first']);
  rerender({ of: image('second') });
  await expect.poll(addresses).toEqual([null, 'second']);
  expect(elements[0]?.hasAttribute('srcset')).toBe(false);
});

it('when the page is left, the image is released', async () => {
  const { unmount, addresses } = preload(image('first'));
  await expect.poll(addresses).toEqual(['first']);
  unmount();
  expect(addresses()).toEqual([null]);
});
