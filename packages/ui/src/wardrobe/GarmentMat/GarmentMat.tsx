import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item, Image as StoredImage } from '@aura/domain/entities';
import { cardRatio, garmentHeight, garmentImage } from '@aura/domain/rules/garment-images';
import { ImageIcon, Shirt } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBrokenSrc } from '../../foundations/broken-images.ts';
import { cn } from '../../foundations/cn.ts';
import { useMayLoad } from '../../foundations/near-window.ts';
import { cutoutShadows } from '../../foundations/tokens/mat.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { cutoutStyle, matStyle } from './garment-mat-style.ts';

/** What a picture needs to know about an item. */
type ItemWithImages = Pick<
  Item,
  'category' | 'subcategory' | 'front' | 'back' | 'frontCutout' | 'backCutout' | 'showsCutout'
>;

export interface GarmentMatProps {
  readonly item: ItemWithImages;
  readonly side?: 'front' | 'back';
  readonly alt: string;
  /** The width in the layout, as in `img`. */
  readonly sizes: string;
  /** Width divided by height. */
  readonly ratio?: number;
  readonly priority?: boolean;
  /** Whether it is narrower than 120 px: a smaller shadow, and no label. */
  readonly small?: boolean;
  /** Whether a photo has a label that says so. */
  readonly labelled?: boolean;
  /** The edge of the label; the other one when buttons cover it. */
  readonly labelEdge?: 'top' | 'bottom';
  readonly onError?: () => void;
  /** For the radius. */
  readonly className?: string;
}

/**
 * The picture of an item: its cut-out on paper with a soft shadow, in the scale of its kind, or its photo with a label.
 * A photo that is shown stays until a cut-out that arrives has loaded; a cut-out that cannot be loaded is replaced by the
 * photo. Accessibility: one image with `alt`.
 */
export function GarmentMat({
  item,
  side = 'front',
  className,
  ratio = cardRatio,
  ...image
}: GarmentMatProps) {
  const { image: shown, isCutout } = garmentImage(item, side);
  const [brokenSrc, setBrokenSrc] = useBrokenSrc();
  const [beganWithCutout] = useState(isCutout);
  const photo = item[side];
  const { alt, small = false, labelled = !small, labelEdge = 'bottom', ...rest } = image;
  if (isCutout && shown && shown.src !== brokenSrc) {
    return (
      <div
        style={{ aspectRatio: ratio, ...matStyle }}
        className={cn('relative overflow-hidden contain-layout contain-size', className)}
      >
        <Cutout
          key={shown.src}
          {...rest}
          alt={alt}
          image={shown}
          photo={beganWithCutout ? null : photo}
          height={garmentHeight(item, shown.width && shown.height ? shown.width / shown.height : null)}
          small={small}
          onError={() => setBrokenSrc(shown.src)}
        />
      </div>
    );
  }
  return (
    <div className={cn('relative', className)}>
      <Image
        {...rest}
        {...imageProps(photo)}
        alt={alt}
        ratio={ratio}
        dim
        fallbackIcon={Shirt}
        className={className}
      />
      {photo && labelled && (
        <span
          aria-hidden
          className={cn(
            'absolute inset-s-2 flex h-7 items-center gap-1.5 rounded-full bg-surface px-2.5 text-12 font-medium text-ink',
            labelEdge === 'top' ? 'top-2' : 'bottom-2',
          )}
        >
          <ImageIcon className="size-3.5" />
          {wardrobeCopy.original}
        </span>
      )}
    </div>
  );
}

interface CutoutProps extends Pick<GarmentMatProps, 'alt' | 'sizes' | 'priority'> {
  readonly image: StoredImage;
  /** Shown until the cut-out has loaded; null shows the paper alone, so that the photo is not loaded too. */
  readonly photo: StoredImage | null;
  readonly height: number;
  readonly small: boolean;
  readonly onError: () => void;
}

function Cutout({ image, photo, height, small, alt, sizes, priority = false, onError }: CutoutProps) {
  // In the first row it is shown at once: it is what the page is waited for, and may be there already.
  const [isLoaded, setLoaded] = useState(priority && photo === null);
  const element = useRef<HTMLImageElement>(null);
  const mayLoad = useMayLoad(element, priority);
  const { src, srcSet } = imageProps(image);
  return (
    <>
      {photo && (
        <div
          aria-hidden
          className={cn('absolute inset-0 transition-opacity transition-enter', isLoaded && 'opacity-0')}
        >
          <Image {...imageProps(photo)} alt="" ratio="fill" sizes={sizes} dim />
        </div>
      )}
      <img
        ref={element}
        src={mayLoad ? (src ?? undefined) : undefined}
        srcSet={mayLoad ? srcSet : undefined}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onLoad={() => setLoaded(true)}
        onError={onError}
        style={{ height: `${height * 100}%`, filter: small ? cutoutShadows.small : cutoutShadows.card }}
        className={cn(cutoutStyle, 'transition-opacity transition-enter', !isLoaded && 'opacity-0')}
      />
    </>
  );
}
