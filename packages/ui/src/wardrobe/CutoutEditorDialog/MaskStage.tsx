import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { MaskStroke } from '@aura/domain/rules/mask-strokes';
import { useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { cutoutShadows, mat } from '../../foundations/tokens/mat.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { createMask, type MaskPhoto, paintMask, showMask } from './mask-canvas.ts';
import { percentOf, useMaskBrush } from './use-mask-brush.ts';
import { useStageView } from './use-stage-view.ts';

interface MaskStageProps {
  readonly photo: MaskPhoto;
  /** The stored cut-out, which the strokes change. */
  readonly base: CanvasImageSource | null;
  readonly strokes: readonly MaskStroke[];
  /** `move` drags the enlarged photo instead of painting. */
  readonly tool: MaskStroke['mode'] | 'move';
  /** The diameter of the brush as a share of the photo's long side. */
  readonly brush: number;
  readonly zoom: number;
  /** Shows the garment on paper instead of the photo. */
  readonly preview: boolean;
  readonly onStroke: (stroke: MaskStroke) => void;
  readonly onAnnounce: (text: string) => void;
}

/**
 * The photo of a garment below its mask. What does not belong to the garment is tinted. Accessibility: arrow keys move
 * the brush and Space applies it; each step is announced.
 */
export function MaskStage({
  photo,
  base,
  strokes,
  tool,
  brush,
  zoom,
  preview,
  onStroke,
  onAnnounce,
}: MaskStageProps) {
  const { width, height } = photo;
  const hintId = useId();
  const image = useRef<HTMLImageElement>(null);
  const layer = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLSpanElement>(null);
  const [mask] = useState(() => createMask(photo));
  const view = useStageView();

  const show = () => showMask(layer.current, mask, preview ? image.current : null);
  useEffect(() => {
    paintMask(mask, photo, base, strokes);
    showMask(layer.current, mask, preview ? image.current : null);
  }, [mask, photo, base, strokes, preview]);

  const { at, isByKey, stageProps } = useMaskBrush({
    photo,
    mask,
    mode: tool === 'move' ? null : tool,
    size: brush * Math.max(width, height),
    onPaint: show,
    onCancel: () => {
      paintMask(mask, photo, base, strokes);
      show();
    },
    onAnnounce,
    onStroke: (stroke, byKey) => {
      onStroke(stroke);
      const isAdded = stroke.mode === 'add';
      if (byKey) onAnnounce(cutoutEditorCopy[isAdded ? 'addedAt' : 'removedAt'](...percentOf(photo, byKey)));
      else onAnnounce(isAdded ? cutoutEditorCopy.added : cutoutEditorCopy.removed);
    },
  });
  const [x, y] = at;
  useEffect(() => {
    if (isByKey && x >= 0 && y >= 0) cursor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isByKey, x, y]);

  return (
    <div
      {...view.scrollerProps}
      style={{ background: mat.background }}
      className="@container-size flex h-full overflow-auto rounded-card outline-offset-2 outline-accent has-focus-visible:outline-2"
    >
      <VisuallyHidden id={hintId}>{cutoutEditorCopy.canvasHint}</VisuallyHidden>
      <div
        ref={view.photo}
        role="application"
        aria-label={cutoutEditorCopy.canvas}
        aria-describedby={hintId}
        {...stageProps}
        {...(tool === 'move' && view.dragProps)}
        style={{
          width: `calc(${zoom} * min(100cqw, ${(100 * width) / height}cqh))`,
          aspectRatio: `${width} / ${height}`,
        }}
        className={cn(
          'group relative isolate m-auto shrink-0 overflow-hidden outline-none select-none',
          tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-crosshair touch-none',
        )}
      >
        <img
          ref={image}
          src={photo.src}
          alt=""
          draggable={false}
          onLoad={show}
          className={cn('absolute inset-0 size-full', preview && 'invisible')}
        />
        <canvas
          ref={layer}
          width={width}
          height={height}
          style={preview ? { filter: cutoutShadows.card } : undefined}
          className={cn('absolute inset-0 size-full', !preview && 'opacity-60')}
        />
        {tool !== 'move' && (
          <span
            ref={cursor}
            aria-hidden
            style={{
              left: `${(100 * x) / width}%`,
              top: `${(100 * y) / height}%`,
              width: `${(100 * brush * Math.max(width, height)) / width}%`,
            }}
            className="pointer-events-none absolute aspect-square -translate-1/2 rounded-full opacity-0 ring-2 ring-paper outline-2 outline-ink group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        )}
      </div>
    </div>
  );
}
