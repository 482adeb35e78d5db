import { useEffect, useState } from 'react';
import { filePalette } from './file-palette.ts';

interface PaletteResult {
  readonly photo: Blob;
  readonly palette: readonly string[];
}

/** The aura's colours of a local photo; undefined until they have been extracted. */
export function useFilePalette(photo: Blob): readonly string[] | undefined {
  const [result, setResult] = useState<PaletteResult | null>(null);
  useEffect(() => {
    let active = true;
    filePalette(photo).then((palette) => active && setResult({ photo, palette }));
    return () => {
      active = false;
    };
  }, [photo]);
  return result?.photo === photo ? result.palette : undefined;
}
