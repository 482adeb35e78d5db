import { moderationCopy } from '@aura/domain/copy/moderation';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { focusPart } from '../../foundations/focus-part.ts';
import { Button } from '../../primitives/Button/Button.tsx';

interface CoveredPicturesProps {
  readonly covered: boolean;
  readonly onShow: () => void;
  /** Styles of the cover. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Pictures of a case, and while they are covered a button in their place. */
export function CoveredPictures({ covered, onShow, className, children }: CoveredPicturesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const show = () => {
    // The pictures take the place of the pressed button.
    focusPart(frame.current);
    onShow();
  };
  return (
    <div ref={frame} className="w-full rounded-card">
      {covered ? (
        <div className={cn('grid place-content-center gap-3 rounded-card bg-sunken text-center', className)}>
          <p className="text-14 text-muted">{moderationCopy.covered}</p>
          <Button variant="outline" size="sm" onClick={show}>
            {moderationCopy.showPicture}
          </Button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
