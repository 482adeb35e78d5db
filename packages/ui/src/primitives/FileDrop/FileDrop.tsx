import { ImagePlus, type LucideIcon, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  useId,
  useState,
} from 'react';
import { cn } from '../../foundations/cn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'id'> {
  /** What choosing does, for example "Add back photo"; the name of the input and the words in the box. */
  readonly label: string;
  /** The chosen picture's address, or null for the empty box. */
  readonly preview: string | null;
  readonly previewAlt?: string;
  /** A chosen, dropped or pasted file; whether it is a fit picture is yours to check. */
  readonly onFile: (file: File) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly icon?: LucideIcon;
  /** Classes of the box; by default a ratio of 2:3. */
  readonly boxClassName?: string;
}

const firstFile = (files: FileList | null | undefined): File | undefined => files?.[0] ?? undefined;

/**
 * A box for one photo: press to pick (or take) one, drop or paste it. Inside is a real file input, so that
 * keyboards, phones and assistive technology get what they know.
 */
export function FileDrop({
  label,
  preview,
  previewAlt = '',
  onFile,
  onRemove,
  removeLabel,
  busy = false,
  error,
  hint,
  icon: Icon = ImagePlus,
  boxClassName = 'aspect-[2/3]',
  className,
  disabled = false,
  accept = 'image/*',
  ...input
}: FileDropProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const [dragging, setDragging] = useState(false);
  const blocked = disabled || busy;
  const message = error ?? hint;
  const filled = preview ? 'bg-sunken' : 'border hover:bg-hover';
  const ground = dragging ? 'border-2 bg-accent-wash' : filled;
  const calm = dragging ? 'border-accent' : 'border-line-strong';
  const edge = error ? 'border-danger' : calm;
  const take = (file: File | undefined) => {
    if (file && !blocked) onFile(file);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(firstFile(event.target.files));
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    take(firstFile(event.dataTransfer.files));
  };
  const paste = (event: ClipboardEvent) => take(firstFile(event.clipboardData.files));
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragging(!blocked);
  };
  return (
    <div className={cn('flex flex-col', className)} onPaste={paste}>
      <div className={cn('relative', boxClassName)}>
        <input
          {...input}
          id={id}
          type="file"
          accept={accept}
          disabled={blocked}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? messageId : undefined}
          onChange={pick}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          onDragOver={dragOver}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
          className={cn(
            'flex size-full cursor-pointer flex-col items-center justify-center gap-3 overflow-hidden rounded-picture text-center text-14 font-medium outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed',
            ground,
            edge,
            preview ? 'p-0' : 'border-dashed p-3',
          )}
        >
          <span className={cn('flex flex-col items-center gap-3', preview && 'sr-only')}>
            <Icon aria-hidden className="size-6" />
            {label}
          </span>
          {preview && <img src={preview} alt={previewAlt} className="size-full object-cover" />}
        </label>
        {busy && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-picture bg-picture-scrim text-on-picture">
            <Spinner size="lg" />
          </span>
        )}
        {preview && onRemove && !blocked && (
          <IconButton
            label={removeLabel ?? label}
            variant="plate"
            onClick={onRemove}
            className="absolute inset-e-2 top-2"
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <div id={messageId} aria-live="polite" className={cn('text-14', error ? 'text-danger' : 'text-muted')}>
        {message && <p className="mt-1.5">{message}</p>}
      </div>
    </div>
  );
}
