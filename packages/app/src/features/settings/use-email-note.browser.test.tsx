import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformProvider } from '../../platform/platform.tsx';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { useEmailNote } from './use-email-note.tsx';

afterEach(cleanup);

const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'));

it('until the address is verified, returning to the page reads the state with a new token', async () => {
  const getToken = vi.fn(async () => 'token');
  const platform = createFakePlatform({ getToken });
  const readAgain = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider value={platform}>{children}</PlatformProvider>
  );
  const email = (verified: boolean) => ({ available: true, verified, refused: false });
  const useNote = (verified: boolean) => useEmailNote(email(verified), readAgain);
  const { rerender } = renderHook(useNote, { wrapper, initialProps: false });
  await expect.poll(() => readAgain.mock.calls.length).toBe(1);
  returnToPage();
  await expect.poll(() => readAgain.mock.calls.length).toBe(2);
  expect(getToken.mock.calls).toEqual([[{ force: true }], [{ force: true }]]);
  rerender(true);
  returnToPage();
  expect(getToken).toHaveBeenCalledTimes(2);
});
