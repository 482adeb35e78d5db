import { imageCropCopy } from '@aura/domain/copy/profile-edit';
import { useRef, useState } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { CropStage } from './CropStage.tsx';
import { cropMaxZoom, cropSquare, moveCrop, personCrop, type Size, zoomCrop } from './crop.ts';
import { cropToSquare } from './crop-to-square.ts';

export interface CropDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'> {
  /** A decodable image. */
  readonly photo: Blob;
  /** Called with the cropped square. The dialog does not close itself. */
  readonly onCrop: (square: Blob) => void;
}

/**
 * Crops a profile image to a square (docs/product.md section 2, Profiles, settings, policies). Accessibility:
 * everything that dragging does can also be done with sliders, by keyboard and by single presses. Pass a new `key` for
 * each opening.
 */
export function CropDialog({ photo, onCrop, ...window }: CropDialogProps) {
  const address = useObjectUrl(photo);
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState(personCrop);
  const [failed, setFailed] = useState(false);
  const square = size && cropSquare(size, crop);

  const cut = async () => {
    if (!image.current || !square) return;
    setFailed(false);
    try {
      onCrop(await cropToSquare(image.current, square));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog
      {...window}
      title={imageCropCopy.title}
      description={imageCropCopy.hint}
      size="sm"
      initialFocus="body"
      footer={
        <DialogActions
          submitLabel={imageCropCopy.use}
          onCancel={() => window.onOpenChange(false)}
          onSubmit={() => void cut()}
          canSubmit={square !== null}
        />
      }
    >
      <div className="flex flex-col gap-4">
        {failed && <Banner tone="error">{imageCropCopy.failed}</Banner>}
        <CropStage
          ref={image}
          address={address}
          size={size}
          onSize={setSize}
          crop={crop}
          onMove={(by) => size && setCrop((before) => moveCrop(size, before, by))}
        />
        <Slider
          label={imageCropCopy.zoom}
          min={1}
          max={cropMaxZoom}
          value={crop.zoom}
          onValueChange={(zoom) => size && setCrop(zoomCrop(size, crop, zoom))}
        />
        <Slider
          label={imageCropCopy.horizontal}
          value={crop.x}
          disabled={square?.side === size?.width}
          onValueChange={(x) => setCrop({ ...crop, x })}
        />
        <Slider
          label={imageCropCopy.vertical}
          value={crop.y}
          disabled={square?.side === size?.height}
          onValueChange={(y) => setCrop({ ...crop, y })}
        />
      </div>
    </Dialog>
  );
}
