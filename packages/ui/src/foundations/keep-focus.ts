import type { SyntheticEvent } from 'react';

/** A handler of presses, which leaves the focus where it is. */
export const keepFocus = (event: SyntheticEvent): void => event.preventDefault();
