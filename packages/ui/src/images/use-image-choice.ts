import { errorCopy } from '@aura/domain/copy/errors';
import { useRef, useState } from 'react';

/** Opens a camera. Resolves with the photo; never settles when the camera is closed without one. */
export type TakePhoto = () => Promise<File>;

/** State of a photo field. */
export interface ImageChoice {
  /** The prepared photo; null leaves the stored image unchanged. */
  readonly photo: Blob | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  /** Reverts to the stored image. */
  readonly remove: () => void;
}

const none = { photo: null, busy: false, error: undefined } as const;

/**
 * State of a photo field. When several photos are chosen in a row, the last one is used; a failed choice
 * leaves the previous one.
 * @param prepare prepares a chosen file for upload, or returns null when the user cancels; throws an Error
 * whose message is shown
 */
export function useImageChoice(prepare: (file: File) => Promise<Blob | null>): ImageChoice {
  const [state, setState] = useState<Pick<ImageChoice, 'photo' | 'busy' | 'error'>>(none);
  const requests = useRef(0);
  return {
    ...state,
    choose: async (file) => {
      requests.current += 1;
      const request = requests.current;
      const settle = (change: Partial<typeof state>) => {
        if (requests.current === request) setState((before) => ({ ...before, busy: false, ...change }));
      };
      setState((before) => ({ ...before, busy: true, error: undefined }));
      try {
        const photo = await prepare(file);
        settle(photo === null ? {} : { photo });
      } catch (error) {
        settle({ error: error instanceof Error ? error.message : errorCopy.imageNotLoaded });
      }
    },
    remove: () => {
      requests.current += 1;
      setState(none);
    },
  };
}
