import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformProvider } from '../platform/platform.tsx';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { OfflineUse } from './OfflineUse.tsx';

afterEach(cleanup);

it('registers the service worker, offers a new version once, and starts it when Reload is pressed', async () => {
  let report = () => {};
  const stop = vi.fn();
  const update = vi.fn(async () => {});
  const register = vi.fn(async (onUpdate: () => void) => {
    report = onUpdate;
    return stop;
  });
  const platform = { ...createFakePlatform(), loadWorker: async () => ({ register, update }) };
  const { unmount } = render(
    <PlatformProvider value={platform}>
      <ToastProvider>
        <OfflineUse />
      </ToastProvider>
    </PlatformProvider>,
  );
  await expect.poll(() => register.mock.calls.length).toBe(1);
  expect(screen.queryByText(shellCopy.newVersion)).toBeNull();
  act(() => {
    report();
    report();
  });
  await screen.findByText(shellCopy.newVersion);
  act(() => screen.getByRole('button', { name: commonCopy.reload }).click());
  expect(update).toHaveBeenCalledOnce();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
