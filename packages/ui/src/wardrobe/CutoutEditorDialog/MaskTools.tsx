import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { Eye, Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import type { CutoutEditorState } from './use-cutout-editor.ts';

interface MaskToolsProps {
  readonly editor: CutoutEditorState;
  /** The sides that have a photo. */
  readonly sides: readonly ('front' | 'back')[];
}

const brushRange = { min: 0.015, max: 0.2 };
const maxZoom = 4;

/** The tools of the cut-out editor: photo, brush, its size, zoom, undo, redo and preview. */
export function MaskTools({ editor, sides }: MaskToolsProps) {
  const { tool, brush, zoom, preview, history, set } = editor;
  const { sides: sideNames, tools } = cutoutEditorCopy;
  return (
    <div className="flex flex-col gap-4">
      {sides.length > 1 && (
        <SegmentedToggle
          label={cutoutEditorCopy.sideLabel}
          variant="bar"
          segments={sides.map((value) => ({ value, label: sideNames[value] }))}
          value={editor.side}
          onValueChange={(side) => set({ side, zoom: 1 })}
        />
      )}
      <SegmentedToggle
        label={cutoutEditorCopy.toolLabel}
        variant="bar"
        segments={[
          { value: 'add', label: tools.add },
          { value: 'remove', label: tools.remove },
          {
            value: 'move',
            label: tools.move,
            disabledReason: zoom > 1 ? undefined : cutoutEditorCopy.moveReason,
          },
        ]}
        value={tool}
        onValueChange={(next) => set({ tool: next, preview: false })}
      />
      <div className="flex items-center gap-2">
        <IconButton
          label={commonCopy.undo}
          variant="outline"
          aria-disabled={history.past.length === 0}
          onClick={editor.undo}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={commonCopy.redo}
          variant="outline"
          aria-disabled={history.future.length === 0}
          onClick={editor.redo}
        >
          <Redo2 aria-hidden />
        </IconButton>
        <Button
          variant={preview ? 'primary' : 'outline'}
          aria-pressed={preview}
          onClick={() => set({ preview: !preview })}
          className="ms-auto"
        >
          <Eye aria-hidden className="size-5 shrink-0" />
          {cutoutEditorCopy.preview}
        </Button>
      </div>
      <Slider
        label={cutoutEditorCopy.size}
        {...brushRange}
        value={brush}
        onValueChange={(size) => set({ brush: size })}
      />
      <Slider
        label={cutoutEditorCopy.zoom}
        min={1}
        max={maxZoom}
        value={zoom}
        onValueChange={(next) => set({ zoom: next, ...(next === 1 && tool === 'move' && { tool: 'add' }) })}
      />
    </div>
  );
}
