import { Camera, ImagePlus, type LucideIcon, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Image } from '../Image/Image.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useFileDrop } from './use-file-drop.ts';

export interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'id'> {
  /** The action, for example "Add back photo"; used as the name of the input and the text in the box. */
  readonly label: string;
  /** URL of the chosen image, or null for the empty box. */
  readonly preview: string | null;
  readonly previewAlt?: string;
  /** Called with a chosen, dropped or pasted file; the caller validates it. */
  readonly onFile: (file: File) => void;
  /**
   * When given, several files can be chosen, dropped or pasted together; a single file is passed to `onFile`.
   */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string;
  /**
   * A button below the box that opens a camera. `name` is its accessible name where the label alone is
   * ambiguous; it begins with the label.
   */
  readonly camera?:
    | { readonly label: string; readonly name?: string; readonly onOpen: () => void }
    | undefined;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly icon?: LucideIcon;
  /** Classes of the box; a ratio of 2:3 by default. */
  readonly boxClassName?: string;
}

/**
 * Input for one photo: press to choose one, drop it on the box, or paste it while the box has the focus or
 * the pointer; phones also offer their camera. `className` is set on the outer element, `ref` and other props
 * on the file input. Accessibility: a native file input with a name, hint and error. The caller provides a
 * label that names the photo, and an error text when a file is rejected.
 */
export function FileDrop({
  label,
  preview,
  previewAlt = '',
  onFile,
  onFiles,
  onRemove,
  removeLabel,
  camera,
  busy = false,
  error,
  hint,
  icon: Icon = ImagePlus,
  boxClassName = 'aspect-[2/3]',
  className,
  disabled = false,
  accept = 'image/*',
  onClick,
  ...input
}: FileDropProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const messageId = `${id}-message`;
  /** A preview that does not load, such as a photo that is not stored while there is no connection. */
  const [broken, setBroken] = useState<string | null>(null);
  const blocked = disabled || busy;
  const { dragging, take, pasteHandlers, dropHandlers } = useFileDrop({ blocked, onFile, onFiles });
  const message = error ?? hint;
  const filled = preview ? 'bg-sunken' : 'border hover:bg-hover';
  const ground = dragging ? 'border-2 bg-accent-wash' : filled;
  const calm = dragging ? 'border-accent' : 'border-line-strong';
  const edge = error ? 'border-danger' : calm;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // Allows choosing the same file again after its removal.
    event.target.value = '';
  };
  const press = (event: MouseEvent<HTMLInputElement>) => {
    // Not `disabled` while busy: that would remove the focus from the input.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const remove = () => {
    // The pressed button disappears with the photo.
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    onRemove?.();
  };
  return (
    <div className={cn('flex flex-col', className)} {...pasteHandlers}>
      <div ref={box} className={cn('relative', boxClassName)}>
        <input
          {...input}
          id={id}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(input['aria-describedby'], message && messageId)}
          onClick={press}
          onChange={pick}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          {...dropHandlers}
          className={cn(
            'flex size-full cursor-pointer flex-col items-center justify-center gap-3 overflow-hidden rounded-image text-center text-14 font-medium outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed peer-aria-disabled:cursor-progress',
            ground,
            edge,
            preview ? 'p-0' : 'border-dashed p-3',
          )}
        >
          <span className={cn('flex flex-col items-center gap-3', preview && 'sr-only')}>
            <Icon aria-hidden className="size-6" />
            {label}
          </span>
          {preview && preview !== broken && (
            <img
              src={preview}
              alt={previewAlt}
              onError={() => setBroken(preview)}
              className="size-full object-cover"
            />
          )}
          {preview && preview === broken && <Image src={null} alt={previewAlt} ratio="fill" />}
        </label>
        {busy && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-image bg-image-scrim text-on-image">
            <Spinner size="lg" />
          </span>
        )}
        {preview && onRemove && !blocked && (
          <IconButton
            label={removeLabel ?? label}
            variant="elevated"
            onClick={remove}
            className="absolute inset-e-2 top-2"
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {camera && (
        <Button
          variant="outline"
          size="sm"
          aria-label={camera.name}
          disabled={disabled}
          onClick={camera.onOpen}
          className="mt-2"
        >
          <Camera aria-hidden className="size-5" />
          {camera.label}
        </Button>
      )}
      <div id={messageId} aria-live="polite" className={cn('text-14', error ? 'text-danger' : 'text-muted')}>
        {message && <p className="mt-1.5">{message}</p>}
      </div>
    </div>
  );
}
