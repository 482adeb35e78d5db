import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import type { ReactNode } from 'react';
import { FileDrop, type FileDropProps } from '../../primitives/FileDrop/FileDrop.tsx';

/** Which side of an item a photo shows. */
export type PhotoSide = 'front' | 'back';

export interface PhotoBoxProps
  extends Pick<
    FileDropProps,
    'label' | 'preview' | 'removeLabel' | 'busy' | 'error' | 'onFile' | 'onFiles' | 'onRemove'
  > {
  readonly side: PhotoSide;
  /** Opens the camera; undefined when the device has no camera. */
  readonly onTakePhoto?: (() => void) | undefined;
  /** A badge next to the heading. */
  readonly badge?: ReactNode;
}

const texts = {
  front: {
    heading: itemCopy.front,
    alt: itemUploadCopy.frontPhotoAlt,
    take: itemUploadCopy.takeFrontPhoto,
  },
  back: { heading: itemCopy.back, alt: itemUploadCopy.backPhotoAlt, take: itemUploadCopy.takeBackPhoto },
} as const;

/** The input for the front or back photo of an item (docs/product.md section 4). */
export function PhotoBox({ side, onTakePhoto, badge, ...box }: PhotoBoxProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 flex min-h-6 items-center justify-between gap-2 text-14 font-medium">
        <span aria-hidden>{texts[side].heading}</span>
        {badge}
      </p>
      <FileDrop
        {...box}
        name={side}
        previewAlt={texts[side].alt}
        camera={
          onTakePhoto && {
            label: itemUploadCopy.takePhoto,
            name: texts[side].take,
            onOpen: onTakePhoto,
          }
        }
        boxClassName="aspect-[4/5] min-h-0 tablet:max-desktop:aspect-square desktop:aspect-[2/3]"
      />
    </div>
  );
}
