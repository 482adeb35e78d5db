import type { Image as ImageEntity } from '@aura/domain/entities';
import { photoCard, photoCardAspect } from '@aura/domain/rules/outfit-geometry';
import { Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { photoCardStyle } from '../../foundations/tokens/mat.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';

interface PhotoCardProps {
  readonly image: ImageEntity | null;
  readonly sizes: string;
  /** Shown when there is no photo. */
  readonly fallback: ReactNode;
  readonly className: string;
}

/** A radius as CSS: shares of the width and of the height of a box. */
const radius = (length: number, width: number, height: number) =>
  `${(length / width) * 100}% / ${(length / height) * 100}%`;

/** A photo without cut-out in an outfit: a print with a narrow frame, which fills its box. */
export function PhotoCard({ image, sizes, fallback, className }: PhotoCardProps) {
  const { frame, radius: corner } = photoCard;
  const height = 1 / photoCardAspect(image?.width ?? null, image?.height ?? null);
  return (
    <span
      style={{
        padding: `${frame * 100}%`,
        borderRadius: radius(corner, 1, height),
        background: photoCardStyle.paper,
        boxShadow: photoCardStyle.shadow,
      }}
      className={cn('block size-full', className)}
    >
      {image === null ? (
        fallback
      ) : (
        <Image
          {...imageProps(image)}
          alt=""
          ratio="fill"
          sizes={sizes}
          fallbackIcon={Shirt}
          style={{ borderRadius: radius(corner - frame, 1 - 2 * frame, height - 2 * frame) }}
        />
      )}
    </span>
  );
}
