import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import type { Image as StoredImage } from '@aura/domain/entities';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { imageProps } from '../../images/image-props.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { maxPhotoZoom, usePhotoZoom } from './use-photo-zoom.ts';

interface PhotoZoomDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly image: StoredImage;
  /** Title of the window. */
  readonly title: string;
  readonly alt: string;
}

/**
 * A photo that fills the screen and can be enlarged up to three times. Accessibility: everything that a double
 * press, a pinch or dragging does can also be done with buttons, keys and scrolling.
 */
export function PhotoZoomDialog({ image, title, alt, ...window }: PhotoZoomDialogProps) {
  const { zoom, zoomTo, stageProps, onKeyDown } = usePhotoZoom(window.open);
  return (
    <Dialog
      {...window}
      title={<span className="line-clamp-1">{title}</span>}
      description={itemDetailsCopy.zoomHint}
      onKeyDown={onKeyDown}
      className="tablet:h-full tablet:max-w-none"
      bodyClassName="overflow-hidden"
      footer={
        <>
          <IconButton
            label={itemDetailsCopy.zoomOut}
            variant="outline"
            aria-disabled={zoom === 1}
            onClick={() => zoomTo(zoom - 1)}
          >
            <ZoomOut aria-hidden />
          </IconButton>
          <output className="min-w-14 text-center text-14">{itemDetailsCopy.zoomPercent(zoom)}</output>
          <IconButton
            label={itemDetailsCopy.zoomIn}
            variant="outline"
            aria-disabled={zoom === maxPhotoZoom}
            onClick={() => zoomTo(zoom + 1)}
          >
            <ZoomIn aria-hidden />
          </IconButton>
        </>
      }
    >
      <div {...stageProps}>
        {/* No transition: the scroll position is set from the new size at once. */}
        <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }} className="transition-none">
          <Image
            {...imageProps(image)}
            alt={alt}
            ratio="fill"
            fit="contain"
            sizes={`${zoom * 100}vw`}
            priority
          />
        </div>
      </div>
    </Dialog>
  );
}
