import { installCopy } from '@aura/domain/copy/install';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { installPrompt } from '../platform/install-prompt.ts';
import { InstallHint } from './InstallHint.tsx';

beforeAll(() => installPrompt.watch());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Offers the installation, as the browser does. */
function offer() {
  const prompt = vi.fn(async () => ({}));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

const open = () =>
  render(
    <ToastProvider>
      <InstallHint />
    </ToastProvider>,
  );

it('when the browser offers the installation, shows a hint whose action installs the app', async () => {
  open();
  expect(screen.queryByText(installCopy.hint)).toBeNull();
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  await screen.findByText(installCopy.hint);
  act(() => screen.getByRole('button', { name: installCopy.install }).click());
  expect(prompt).toHaveBeenCalledOnce();
});

it('shows the hint for an offer that came earlier, and not again after the page was opened once more', async () => {
  offer();
  open();
  await screen.findByText(installCopy.hint);
  cleanup();
  open();
  expect(screen.queryByText(installCopy.hint)).toBeNull();
});
