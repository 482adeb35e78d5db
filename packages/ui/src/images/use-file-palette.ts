import { useEffect, useState } from 'react';
import { filePalette } from './file-palette.ts';

interface Found {
  readonly photo: Blob;
  readonly palette: readonly string[];
}

/** The aura's colours of a local photo; undefined until they have been extracted. */
export function useFilePalette(photo: Blob): readonly string[] | undefined {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    filePalette(photo).then((palette) => wanted && setFound({ photo, palette }));
    return () => {
      wanted = false;
    };
  }, [photo]);
  return found?.photo === photo ? found.palette : undefined;
}
