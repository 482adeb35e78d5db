import { useEffect, useState } from 'react';
import { photoThumbnail } from './photo-thumbnail.ts';

interface PhotoThumbnailProps {
  /** Null leaves the place empty. */
  readonly photo: Blob | null;
}

/** A decorative thumbnail of a local photo; an empty frame until it is drawn. */
export function PhotoThumbnail({ photo }: PhotoThumbnailProps) {
  const [drawn, setDrawn] = useState<{ readonly photo: Blob; readonly src: string | null } | null>(null);
  useEffect(() => {
    if (photo === null) return;
    let active = true;
    void photoThumbnail(photo).then((src) => active && setDrawn({ photo, src }));
    return () => {
      active = false;
    };
  }, [photo]);
  const current = drawn?.photo === photo ? drawn : null;
  return (
    <span
      aria-hidden
      data-drawing={(photo && !current) || undefined}
      className="block h-10 w-8.5 overflow-hidden rounded-inner border border-line bg-sunken"
    >
      {current?.src && <img src={current.src} alt="" className="size-full object-cover" />}
    </span>
  );
}
