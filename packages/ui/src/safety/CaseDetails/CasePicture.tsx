import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Image as StoredImage } from '@aura/domain/entities';
import { useState } from 'react';
import { imageProps } from '../../images/image-props.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Image } from '../../primitives/Image/Image.tsx';

interface CasePictureProps {
  readonly image: StoredImage;
  /** Whether it is covered until the moderator asks for it. */
  readonly covered: boolean;
}

/** The reported photo, without a halo: evidence, not a stage. */
export function CasePicture({ image, covered }: CasePictureProps) {
  const [isShown, setIsShown] = useState(!covered);
  if (isShown) {
    return (
      <Image {...imageProps(image)} alt="" ratio={3 / 4} sizes="17rem" className="w-full rounded-card" />
    );
  }
  return (
    <div className="grid aspect-3/4 w-full place-content-center gap-3 rounded-card bg-sunken p-2 text-center tablet:p-4">
      <p className="text-14 text-muted">{moderationCopy.covered}</p>
      <Button variant="outline" size="sm" onClick={() => setIsShown(true)}>
        {moderationCopy.showPicture}
      </Button>
    </div>
  );
}
