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

/** Accepts files that are dropped on a box, or pasted while the box has the focus or the pointer. */
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
    if (!event.defaultPrevented) take(event.clipboardData?.files);
  });

  useEffect(() => {
    if (!hovered) return;
    // A paste event is dispatched on the focused element, which is rarely the hovered one.
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, [hovered]);

  return {
    dragging: dragging && !blocked,
    take,
    /** Handlers of the whole component. */
    pasteHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPaste: (event: ReactClipboardEvent) => {
        if (hovered) return;
        take(event.clipboardData.files);
      },
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
