import {
  type DragEvent,
  type ClipboardEvent as ReactClipboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

interface FileDropOptions {
  readonly blocked: boolean;
  readonly onFile: (file: File) => void;
  /** Called with several files; without it only the first is used. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
}

/**
 * Accepts files that are dropped on a box, or pasted while the box has the focus or the pointer. When one box has the
 * focus and another the pointer, the pointer decides: a box stays focused after a photo was chosen in it.
 */
export function useFileDrop({ blocked, onFile, onFiles }: FileDropOptions) {
  const [dragging, setDragging] = useState(false);
  const [hovered, setHovered] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [file, ...more] = files ?? [];
    if (!file || blocked) return;
    if (onFiles && more.length > 0) onFiles([file, ...more]);
    else onFile(file);
  };
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (blocked || !files?.length) return;
    // Not `preventDefault`, which would discard a text that is pasted into a field together with its image.
    event.stopPropagation();
    take(files);
  });

  useEffect(() => {
    if (!hovered) return;
    // A paste event is dispatched on the focused element, which is rarely the hovered one; capturing precedes that.
    const options = { capture: true };
    document.addEventListener('paste', takePasted, options);
    return () => document.removeEventListener('paste', takePasted, options);
  }, [hovered]);

  return {
    dragging: dragging && !blocked,
    take,
    /** Handlers of the whole component. */
    pasteHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPaste: (event: ReactClipboardEvent) => take(event.clipboardData.files),
    },
    /** Handlers of the box. */
    dropHandlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDragging(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
