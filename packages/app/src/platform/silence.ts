/** Watches something that should be heard of now and then. */
export interface SilenceWatch {
  /** It was heard of. */
  heard(): void;
  /** Ends the watch. */
  end(): void;
}

/** Calls back when nothing has been heard of for the given milliseconds. */
export function watchForSilence(milliseconds: number, onSilence: () => void): SilenceWatch {
  let timer = setTimeout(onSilence, milliseconds);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}
