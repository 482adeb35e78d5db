import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useToast } from '../primitives/Toast/Toast.tsx';

/** Shows a toast that stays, for tests of its place. */
export function ShownToast() {
  const { show } = useToast();
  useEffect(() => void show({ tone: 'status', text: 'Saved.', persistent: true }), [show]);
  return null;
}

/** The lower edge of the toast, in pixels from the top of the window. */
export const toastBottom = () => screen.getByRole('article').getBoundingClientRect().bottom;
