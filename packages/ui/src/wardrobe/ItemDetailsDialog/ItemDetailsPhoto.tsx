import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item, Image as StoredImage } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Shirt, ZoomIn } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { imageProps } from '../../images/image-props.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { PhotoZoomDialog } from './PhotoZoomDialog.tsx';

interface ItemDetailsPhotoProps {
  readonly item: Item;
}

const sides = ['front', 'back'] as const;
type Side = (typeof sides)[number];

/** Width divided by height of the photo's box; photos beyond the limits are cropped. */
const ratioLimits = { min: 3 / 4, max: 4 / 3 } as const;

function boxRatio(image: StoredImage | null): number {
  if (!image?.width || !image.height) return ratioLimits.min;
  return Math.min(Math.max(image.width / image.height, ratioLimits.min), ratioLimits.max);
}

/** The photo of an item, with its sides and an enlarged view. */
export function ItemDetailsPhoto({ item }: ItemDetailsPhotoProps) {
  const stored = sides.filter((side) => item[side] !== null);
  const [side, setSide] = useState<Side>(stored[0] ?? 'front');
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [enlarged, setEnlarged] = useState(false);
  const title = itemTitle(item);
  const image = item[side];
  const ratio = boxRatio(image);
  const alt = wardrobeCopy.itemAlt(title, side);
  return (
    <div
      style={{ '--ratio': ratio } as CSSProperties}
      className="mx-auto flex w-full flex-col items-center gap-4 self-start tablet:max-w-[calc((100dvh-15rem)*var(--ratio))]"
    >
      <div className="relative isolate w-full rounded-card">
        {image && <Aura palette={image.palette} size="dialog" />}
        <Image
          {...imageProps(image)}
          alt={alt}
          ratio={ratio}
          sizes={`${fromWide} 34rem, ${fromTablet} 50vw, 100vw`}
          priority
          dim
          fallbackIcon={Shirt}
          onError={() => setBrokenSrc(image?.src)}
          className="rounded-card"
        />
        {image && image.src !== brokenSrc && (
          <>
            <button
              type="button"
              aria-label={itemDetailsCopy.enlarge(alt)}
              onClick={() => setEnlarged(true)}
              className="absolute inset-0 cursor-zoom-in rounded-card"
            >
              <span className="absolute inset-e-3 bottom-3 grid size-target place-items-center rounded-full bg-surface text-ink shadow-raise">
                <ZoomIn aria-hidden className="size-5" />
              </span>
            </button>
            <PhotoZoomDialog
              open={enlarged}
              onOpenChange={setEnlarged}
              image={image}
              title={title}
              alt={alt}
            />
          </>
        )}
      </div>
      {stored.length > 1 && (
        <SegmentedToggle
          label={itemDetailsCopy.side}
          segments={stored.map((value) => ({ value, label: itemCopy[value] }))}
          value={side}
          onValueChange={setSide}
        />
      )}
    </div>
  );
}
