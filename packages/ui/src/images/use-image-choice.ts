import { errorCopy } from '@aura/domain/copy/errors';
import { useRef, useState } from 'react';

/** Lets a person take a photo with a camera; answers when there is one, and never when there will be none. */
export type TakePhoto = () => Promise<File>;

/** A photo that was chosen for one place. */
export interface ImageChoice {
  /** Ready to be sent; null keeps what is stored. */
  readonly photo: Blob | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  /** Goes back to what is stored. */
  readonly remove: () => void;
}

const none = { photo: null, busy: false, error: undefined } as const;

/**
 * Takes a photo for one place. Of several choices the last one counts; one that fails leaves the one before.
 * @param prepare makes a chosen file ready, or answers null when the person gives it up; throws an Error with the
 * text to show
 */
export function useImageChoice(prepare: (file: File) => Promise<Blob | null>): ImageChoice {
  const [state, setState] = useState<Pick<ImageChoice, 'photo' | 'busy' | 'error'>>(none);
  const turns = useRef(0);
  return {
    ...state,
    choose: async (file) => {
      turns.current += 1;
      const turn = turns.current;
      const settle = (change: Partial<typeof state>) => {
        if (turns.current === turn) setState((before) => ({ ...before, busy: false, ...change }));
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
      turns.current += 1;
      setState(none);
    },
  };
}
