import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import { deleteDatabase, deleteDrafts } from '../packages/app/src/platform/drafts/delete-drafts.ts';
import { resetFirstView } from '../packages/app/src/platform/first-view.ts';
import { restoreLostFocus } from '../packages/app/src/shared/restore-lost-focus.ts';
import { emulateReducedMotion } from '../packages/ui/src/primitives/testing/reduced-motion.ts';

const attributesOf = ({ attributes }: Element) =>
  [...attributes].map(({ name, value }) => [name, value] as const);

/** The page before the first test file. */
const initial = {
  url: location.href,
  title: document.title,
  head: new Set<Element>(document.head.children),
  styleSheets: [...document.adoptedStyleSheets],
  root: attributesOf(document.documentElement),
  body: attributesOf(document.body),
};

function restoreAttributes(element: Element, attributes: readonly (readonly [string, string])[]): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}

/** Removes what tests have added to the document. Vite adds the style sheet of a module once. */
function restoreDocument(): void {
  cleanup();
  document.body.replaceChildren();
  for (const element of [...document.head.children]) {
    if (!initial.head.has(element) && !element.matches('[data-vite-dev-id]')) element.remove();
  }
  document.adoptedStyleSheets = [...initial.styleSheets];
  restoreAttributes(document.documentElement, initial.root);
  restoreAttributes(document.body, initial.body);
  document.title = initial.title;
  history.replaceState(null, '', initial.url);
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
}

/** Drafts are deleted by the app, which has stores of them in memory. */
async function deleteStoredData(): Promise<void> {
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const keys = [...databases, ...Object.keys(localStorage)];
  const uids = new Set(keys.flatMap((key) => /^aura:v1:(.+):unsent-/.exec(key)?.[1] ?? []));
  await Promise.all([...uids].map(deleteDrafts));
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all(databases.map(deleteDatabase));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Resets the window, the pointer and the keys, and what the browser says about the device. */
async function resetDevice(): Promise<void> {
  const { width, height } = server.config.browser.viewport;
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  await emulateReducedMotion('reduce');
  await userEvent.cleanup();
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
}

/** Gives the next test file the page as the first one had it, since all files of a worker run in one page. */
export async function resetPage(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreDocument();
  resetFirstView();
  const endRestoring = restoreLostFocus(null);
  endRestoring();
  await deleteStoredData();
  await resetDevice();
}
