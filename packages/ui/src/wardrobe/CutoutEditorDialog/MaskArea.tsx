import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { useRef } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { MaskStage } from './MaskStage.tsx';
import type { MaskPhoto } from './mask-canvas.ts';
import type { CutoutEditorState, LoadImage } from './use-cutout-editor.ts';
import { useMaskBase } from './use-mask-base.ts';

interface MaskAreaProps {
  readonly editor: CutoutEditorState;
  readonly photo: MaskPhoto;
  readonly loadImage: LoadImage;
}

/** The photo of a side with its mask, once the stored cut-out is loaded. */
export function MaskArea({ editor, photo, loadImage }: MaskAreaProps) {
  const base = useMaskBase(photo.cutout?.src ?? null, loadImage);
  const area = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears.
    focusPart(area.current);
    base.retry();
  };
  const { tool, brush, zoom, preview, history, paint, announce } = editor;
  return (
    <div ref={area} className="size-full">
      {base.isReady && (
        <MaskStage
          key={editor.side}
          photo={photo}
          tool={tool}
          brush={brush}
          zoom={zoom}
          preview={preview}
          base={base.image}
          strokes={history.present}
          onStroke={paint}
          onAnnounce={announce}
        />
      )}
      {base.failed && (
        <Banner
          tone="error"
          action={
            <Button variant="outline" onClick={retry}>
              {commonCopy.tryAgain}
            </Button>
          }
        >
          {cutoutEditorCopy.loadFailed}
        </Banner>
      )}
      {!base.isReady && !base.failed && (
        <div className="grid size-full place-items-center">
          <Spinner label={cutoutEditorCopy.loading} />
        </div>
      )}
    </div>
  );
}
