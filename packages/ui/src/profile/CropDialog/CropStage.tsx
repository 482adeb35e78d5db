import { imageCropCopy } from '@aura/domain/copy/profile-edit';
import { type PointerEvent, type Ref, useRef } from 'react';
import { type Crop, cropSquare, type Size } from './crop.ts';

interface CropStageProps {
  readonly ref: Ref<HTMLImageElement>;
  readonly address: string | null;
  /** Null until the image has loaded. */
  readonly size: Size | null;
  readonly onSize: (size: Size) => void;
  readonly crop: Crop;
  /** Called while the image is dragged, with the distance in sides of the square. */
  readonly onMove: (by: { readonly x: number; readonly y: number }) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** The image below a round mask. Dragging moves the image. */
export function CropStage({ ref, address, size, onSize, crop, onMove }: CropStageProps) {
  const square = size && cropSquare(size, crop);
  const style = size &&
    square && {
      width: percent(size.width / square.side),
      height: percent(size.height / square.side),
      left: percent(-square.left / square.side),
      top: percent(-square.top / square.side),
    };
  const last = useRef({ x: 0, y: 0 });
  const grab = ({ currentTarget, pointerId, isPrimary, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    // A second finger would make the image jump.
    if (!isPrimary) return;
    last.current = { x: clientX, y: clientY };
    currentTarget.setPointerCapture(pointerId);
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth: width } = currentTarget;
    onMove({ x: (clientX - last.current.x) / width, y: (clientY - last.current.y) / width });
    last.current = { x: clientX, y: clientY };
  };
  return (
    <div
      data-crop-stage
      onPointerDown={grab}
      onPointerMove={drag}
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-full bg-sunken select-none active:cursor-grabbing"
    >
      {address && (
        <img
          ref={ref}
          src={address}
          alt={imageCropCopy.alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          style={style ?? undefined}
          className="absolute max-w-none"
        />
      )}
    </div>
  );
}
