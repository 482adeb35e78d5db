import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the element that is found has the focus. */
export const focusIsOn = (find: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(find()));
