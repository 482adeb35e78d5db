import type { Image as StoredImage } from '@aura/domain/entities';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';

export interface ReportedTargetProps {
  readonly username: string;
  /** The caption or the comment; may be empty. */
  readonly text: string;
  readonly image: StoredImage | null;
}

/** What is reported: the author with the start of the words and the photo. */
export function ReportedTarget({ username, text, image }: ReportedTargetProps) {
  return (
    <div className="flex items-center gap-3 rounded-image bg-sunken p-3">
      {image && (
        <Image
          {...imageProps(image)}
          alt=""
          sizes="3rem"
          className="h-16 w-12 shrink-0 rounded-inner object-cover"
        />
      )}
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold">
          {username}
        </p>
        <p dir="auto" className="line-clamp-2 text-14 text-muted">
          {text}
        </p>
      </div>
    </div>
  );
}
