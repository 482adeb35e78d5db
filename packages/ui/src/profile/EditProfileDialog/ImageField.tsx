import { profileCopy } from '@aura/domain/copy/profile';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Image } from '@aura/domain/entities';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { cn } from '../../foundations/cn.ts';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { avatarProps } from '../../images/image-props.ts';
import type { ImageChoice, TakePhoto } from '../../images/use-image-choice.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

interface ImageFieldProps {
  readonly stored: Image | null;
  /** Display name, for the alternative text and the initials. */
  readonly name: string;
  /** The new image, which replaces the stored one. */
  readonly choice: ImageChoice;
  readonly takePhoto: TakePhoto | undefined;
}

/** The profile image with inputs to replace it. */
export function ImageField({ stored, name, choice, takePhoto }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(choice.photo);
  const shown: Image | null =
    preview === null ? stored : { src: preview, width: null, height: null, thumbhash: null, palette: [] };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again after its removal.
    event.target.value = '';
    if (file) void choice.choose(file);
  };
  const remove = () => {
    // The pressed button disappears with the image.
    input.current?.focus({ preventScroll: true });
    choice.remove();
  };
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar {...avatarProps(shown, 'xl')} name={name} alt={profileCopy.avatarAlt(name)} />
      <div className="flex min-w-0 flex-col items-start">
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          onChange={pick}
          aria-invalid={choice.error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={cn(
            buttonStyle({ variant: 'outline', size: 'sm' }),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          )}
        >
          {choice.busy && <Spinner size="sm" />}
          {profileEditCopy.chooseImage}
        </label>
        {takePhoto && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void takePhoto().then(choice.choose)}
            className="mt-2"
          >
            <Camera aria-hidden className="size-5" />
            {profileEditCopy.takeImage}
          </Button>
        )}
        {choice.photo && (
          <Button variant="quiet" size="sm" onClick={remove}>
            {profileEditCopy.removeImage}
          </Button>
        )}
        <p id={`${id}-error`} aria-live="polite" className="text-14 text-danger">
          {choice.error}
        </p>
      </div>
    </div>
  );
}
