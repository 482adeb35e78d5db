import { itemEditCopy } from '@aura/domain/copy/itemForms';
import type { Picture } from '@aura/domain/entities';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PhotoBox, type PhotoBoxProps } from '../PhotoBox/PhotoBox.tsx';

interface StoredPhotoBoxProps extends Pick<PhotoBoxProps, 'side' | 'busy' | 'error' | 'onFile'> {
  readonly stored: Picture | null;
  /** The photo that takes the stored one's place; null where none was chosen. */
  readonly replacement: Blob | null;
  /** Goes back to the stored photo. */
  readonly onRemove: () => void;
}

const words = {
  front: { replace: itemEditCopy.replaceFront, remove: itemEditCopy.removeNewFront },
  back: { replace: itemEditCopy.replaceBack, remove: itemEditCopy.removeNewBack },
} as const;

/** A stored photo that can be replaced; the new one carries a badge and can be taken back. */
export function StoredPhotoBox({ side, stored, replacement, onRemove, ...box }: StoredPhotoBoxProps) {
  const preview = useObjectUrl(replacement);
  const isNew = replacement !== null;
  return (
    <PhotoBox
      {...box}
      side={side}
      label={words[side].replace}
      preview={isNew ? preview : (stored?.src ?? null)}
      badge={isNew && <Badge tone="ink">{itemEditCopy.newBadge}</Badge>}
      removeLabel={words[side].remove}
      onRemove={isNew ? onRemove : undefined}
    />
  );
}
