import type { Image } from '../entities.ts';

/** The URL of an image scaled to a width; `data:` and `blob:` URLs are returned unchanged. */
export function imageAtWidth(src: string, widthPx: number): string {
  if (/^(data|blob):/i.test(src)) return src;
  const [address = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  const full = `${path}?${[...parameters, `w=${widthPx}`].join('&')}`;
  return hash === undefined ? full : `${full}#${hash}`;
}

/**
 * The `srcset` of an image, without widths above its own.
 * @param widths in pixels, smallest first
 * @returns undefined when there is only one size
 */
export function imageSrcSet(
  image: Pick<Image, 'src' | 'width'>,
  widths: readonly number[],
): string | undefined {
  if (/^(data|blob):/i.test(image.src)) return undefined;
  const own = image.width;
  const smaller = widths.filter((width) => own === null || width < own);
  const isCut = own !== null && smaller.length < widths.length;
  const variants = smaller.map((width) => `${imageAtWidth(image.src, width)} ${width}w`);
  const all = isCut ? [...variants, `${image.src} ${own}w`] : variants;
  return all.length === 0 ? undefined : all.join(', ');
}

/** Scales a size down so that its longest side is at most `longSidePx`, in whole pixels. */
export function fitLongSide(
  width: number,
  height: number,
  longSidePx: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
