import '../styles.css';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetFirstView } from '../platform/first-view.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { me } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Navigation } from './Navigation.tsx';

const focused = () => document.activeElement?.textContent;

function open() {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  renderScreen(<Navigation signedIn apiReady activeHref="/home" onBack={undefined} />, {
    store: createTestStore(me),
  });
}

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

/** Keeps the page in its first view until the returned element is removed. */
function holdFirstView() {
  resetFirstView();
  const placeholder = document.createElement('div');
  placeholder.dataset.placeholder = '';
  document.body.append(placeholder);
  return placeholder;
}

it('when the upload menu replaces its focused button, the focus stays on Upload', async () => {
  const placeholder = holdFirstView();
  open();
  const button = await screen.findByRole('button', { name: 'Upload' });
  button.focus();
  placeholder.remove();
  await expect.poll(() => button.isConnected).toBe(false);
  await expect.poll(focused).toBe('Upload');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Take Selfie' })).toBeTruthy();
});

it.each([
  ['a press', () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true })],
  ['a key', () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })],
])(
  '%s opens the upload menu when the menu replaces the button before the end of the press',
  async (_name, beginning) => {
    const placeholder = holdFirstView();
    open();
    const button = await screen.findByRole('button', { name: 'Upload' });
    button.focus();
    button.dispatchEvent(beginning());
    placeholder.remove();
    // Its end is on the button that replaces it, so that no `click` event follows.
    await expect.poll(() => button.isConnected).toBe(false);
    expect(await screen.findByRole('menuitem', { name: 'Take Selfie' })).toBeTruthy();
  },
);

it('before the first view is shown, the file chooser stays after the upload menu has closed', async () => {
  const placeholder = holdFirstView();
  try {
    open();
    const chooser = () => document.querySelector('input[type=file]');
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    const upload = await screen.findByRole('button', { name: 'Upload' });
    expect(chooser()).toBeNull();
    await userEvent.click(upload);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload from Gallery' }));
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    expect(opened).toHaveBeenCalledOnce();
    expect(chooser()).not.toBeNull();
  } finally {
    placeholder.remove();
  }
});

it('the upload menu that Enter opens focuses its first item, at the first and at the second opening', async () => {
  open();
  (await screen.findByRole('button', { name: 'Upload' })).focus();
  for (const opening of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused, { message: `opening ${opening}` }).toBe('Take Selfie');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Upload');
  }
});

it.each([
  [1280, Node.DOCUMENT_POSITION_PRECEDING],
  [390, Node.DOCUMENT_POSITION_FOLLOWING],
])(
  'at %i px, Search and the notifications are once on the page, in the order on the screen',
  async (width, place) => {
    await page.viewport(width, 800);
    open();
    const search = await screen.findByRole('link', { name: 'Search' });
    const home = screen.getByRole('link', { name: 'Home' });
    expect(search.compareDocumentPosition(home)).toBe(place);
    expect(screen.getAllByRole('link', { name: /^Notifications/ })).toHaveLength(1);
  },
);
