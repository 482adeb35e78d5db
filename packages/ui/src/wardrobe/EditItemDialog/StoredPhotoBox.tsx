import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Image } from '@aura/domain/entities';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import type { ImageChoice, TakePhoto } from '../../images/use-image-choice.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PhotoBox, type PhotoSide } from '../PhotoBox/PhotoBox.tsx';

interface StoredPhotoBoxProps {
  readonly side: PhotoSide;
  readonly stored: Image | null;
  /** The new photo, which replaces the stored one. */
  readonly choice: ImageChoice;
  readonly takePhoto: TakePhoto | undefined;
}

const labels = {
  front: { replace: itemEditCopy.replaceFront, remove: itemEditCopy.removeNewFront },
  back: { replace: itemEditCopy.replaceBack, remove: itemEditCopy.removeNewBack },
} as const;

/** The input for a stored photo. A new photo has a badge and can be removed again. */
export function StoredPhotoBox({ side, stored, choice, takePhoto }: StoredPhotoBoxProps) {
  const { photo, busy, error, choose, remove } = choice;
  const preview = useObjectUrl(photo);
  const isNew = photo !== null;
  return (
    <PhotoBox
      side={side}
      label={labels[side].replace}
      preview={isNew ? preview : (stored?.src ?? null)}
      badge={isNew && <Badge tone="ink">{itemEditCopy.newBadge}</Badge>}
      busy={busy}
      error={error}
      onFile={(file) => void choose(file)}
      onTakePhoto={takePhoto && (() => void takePhoto().then(choose))}
      removeLabel={labels[side].remove}
      onRemove={isNew ? remove : undefined}
    />
  );
}
