import type { ItemWire } from '@aura/api-client/contract/items';
import type { PostWire } from '@aura/api-client/contract/posts';
import type { EarlyViewOptions } from './early-page.ts';
import type { EarlyVisit } from './find-visit.ts';

type ListedItem = Pick<
  ItemWire,
  'cutout' | 'cutoutMeta' | 'cutoutShown' | 'category' | 'subcategory' | 'own'
>;

/** A post or an item of a list. */
export type ListEntry = Pick<PostWire, 'id' | 'image' | 'imageMeta'> &
  Partial<Pick<PostWire, 'imageAlt'> & ListedItem>;

/** Shows an image that is being loaded in a box of the placeholder; resolves when it can be painted. */
export type PlaceImage = (box: HTMLElement) => Promise<void> | undefined;

/**
 * Starts to load the image of a post, or the cut-out or photo of an item, in the sizes of the app.
 * @returns undefined when it has none, or one whose address needs a signature
 */
export function loadImage(entry: ListEntry, visit: EarlyVisit): PlaceImage | undefined {
  const { imageRoot, view } = visit;
  const { images } = visit.page;
  const isCutout = Boolean(entry.cutoutShown && entry.cutout);
  const id = isCutout ? entry.cutout : entry.image;
  const meta = isCutout ? entry.cutoutMeta : entry.imageMeta;
  if (!id || !meta || /[.?]/.test(id)) return undefined;
  const img = Object.assign(new Image(), {
    fetchPriority: 'high',
    decoding: 'sync',
    alt: entry.imageAlt ?? '',
    sizes: images.sizes,
    srcset: srcSetOf(imageRoot + images.path + id, meta.width, view.widths),
    onerror: () => img.remove(),
  });
  return (box) => {
    if (box.dataset.ratio && !setRatio(box, meta.width / meta.height, view.maxRatio)) return undefined;
    if (isCutout) placeCutout(box, img, entry, view.cutout);
    else {
      img.className = images.className;
      box.append(img);
    }
    return img.decode();
  };
}

/** Does what `imageSrcSet` of the app does, for addresses without a query, in a third of its size. */
function srcSetOf(src: string, ownWidth: number, widths: readonly number[]): string {
  const smaller = widths.filter((width) => width < ownWidth);
  const variants = smaller.map((width) => `${src}?w=${width} ${width}w`);
  const all = smaller.length < widths.length ? [...variants, `${src} ${ownWidth}w`] : variants;
  return all.join(', ');
}

/** Gives the box of a post the ratio of its image. Returns false for an image that would not fill it. */
function setRatio(box: HTMLElement, ratio: number, maxRatio: number): boolean {
  if (!(ratio >= 1 / maxRatio && ratio <= maxRatio)) return false;
  box.style.setProperty('--ratio', String(ratio));
  return true;
}

/** Shows a cut-out on its mat, in the height of its kind. */
function placeCutout(
  box: HTMLElement,
  img: HTMLImageElement,
  { category = '', subcategory = '' }: ListEntry,
  { className, mat, filter, heights, defaultHeight }: EarlyViewOptions['cutout'],
): void {
  const heightOf = (kind: string) => (Object.hasOwn(heights, kind) ? heights[kind] : undefined);
  const height = heightOf(subcategory) ?? heightOf(category) ?? defaultHeight;
  img.className = className;
  Object.assign(img.style, { filter, height: `${height * 100}%` });
  Object.assign(box.style, mat);
  box.replaceChildren(img);
}
