import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Image as StoredImage } from '@aura/domain/entities';
import { useRef, useState } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { imageProps } from '../../images/image-props.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Image } from '../../primitives/Image/Image.tsx';

interface CaseImageProps {
  readonly image: StoredImage;
  /** Whether it is covered until the moderator asks for it. */
  readonly covered: boolean;
}

/** The reported photo, without a halo: evidence, not a stage. */
export function CaseImage({ image, covered }: CaseImageProps) {
  const [isShown, setIsShown] = useState(!covered);
  const frame = useRef<HTMLDivElement>(null);
  const show = () => {
    // The image takes the place of the pressed button.
    focusPart(frame.current);
    setIsShown(true);
  };
  return (
    <div ref={frame} className="w-full rounded-card">
      {isShown ? (
        <Image {...imageProps(image)} alt="" ratio={3 / 4} sizes="17rem" className="rounded-card" />
      ) : (
        <div className="grid aspect-3/4 place-content-center gap-3 rounded-card bg-sunken p-2 text-center tablet:p-4">
          <p className="text-14 text-muted">{moderationCopy.covered}</p>
          <Button variant="outline" size="sm" onClick={show}>
            {moderationCopy.showPicture}
          </Button>
        </div>
      )}
    </div>
  );
}
