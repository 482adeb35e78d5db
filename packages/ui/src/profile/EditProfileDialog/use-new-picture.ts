import { errorCopy } from '@aura/domain/copy/errors';
import { profileImageProblem } from '@aura/domain/forms/profileEdit';
import { useRef, useState } from 'react';

/** The picture that takes the stored one's place. */
export interface NewPicture {
  /** Ready to be sent; null keeps the stored one. */
  readonly photo: Blob | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
}

const none = { photo: null, busy: false, error: undefined } as const;

/** Takes a chosen picture when its type and size fit. Of several choices the last one counts. */
export function useNewPicture(prepare: (file: File) => Promise<Blob>): NewPicture {
  const [state, setState] = useState<Pick<NewPicture, 'photo' | 'busy' | 'error'>>(none);
  const turns = useRef(0);
  const startTurn = () => {
    turns.current += 1;
    const turn = turns.current;
    return () => turns.current === turn;
  };
  return {
    ...state,
    choose: async (file) => {
      const isCurrent = startTurn();
      const problem = profileImageProblem(file);
      if (problem !== null) {
        setState((before) => ({ ...before, busy: false, error: problem }));
        return;
      }
      setState((before) => ({ ...before, busy: true, error: undefined }));
      try {
        const photo = await prepare(file);
        if (isCurrent()) setState({ photo, busy: false, error: undefined });
      } catch (error) {
        const text = error instanceof Error ? error.message : errorCopy.imageNotLoaded;
        if (isCurrent()) setState((before) => ({ ...before, busy: false, error: text }));
      }
    },
    remove: () => {
      startTurn();
      setState(none);
    },
  };
}
