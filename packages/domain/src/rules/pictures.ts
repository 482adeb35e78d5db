import type { Picture } from '../entities.ts';

/** The address of a picture scaled to a width; addresses that carry the bytes themselves stay as they are. */
export function pictureAtWidth(src: string, widthPx: number): string {
  if (/^(data|blob):/i.test(src)) return src;
  const [address = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  const full = `${path}?${[...parameters, `w=${widthPx}`].join('&')}`;
  return hash === undefined ? full : `${full}#${hash}`;
}

/**
 * The `srcset` of a picture. Widths above the picture's own are left out, since they would only blow it up.
 * @param widths in pixels, smallest first.
 * @returns undefined when there is nothing to choose from.
 */
export function pictureSrcSet(
  picture: Pick<Picture, 'src' | 'width'>,
  widths: readonly number[],
): string | undefined {
  if (/^(data|blob):/i.test(picture.src)) return undefined;
  const own = picture.width;
  const smaller = widths.filter((width) => own === null || width < own);
  const isCut = own !== null && smaller.length < widths.length;
  const variants = smaller.map((width) => `${pictureAtWidth(picture.src, width)} ${width}w`);
  const all = isCut ? [...variants, `${picture.src} ${own}w`] : variants;
  return all.length === 0 ? undefined : all.join(', ');
}

/** The size of a picture whose longest side is at most `longSidePx`, in whole pixels, never enlarged. */
export function fitLongSide(
  width: number,
  height: number,
  longSidePx: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
