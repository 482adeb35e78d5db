import { newPostDraft } from '@aura/domain/forms/post-draft';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getPostDraft } from '../packages/app/src/platform/drafts/post-draft.ts';
import { restoreLostFocus } from '../packages/app/src/shared/restore-lost-focus.ts';
import { emulateReducedMotion } from '../packages/ui/src/primitives/testing/reduced-motion.ts';
import { resetPage } from './reset-page.ts';

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('restores document and address, and unmounts what was rendered', async () => {
  const { href } = location;
  const { title } = document;
  const styles = document.head.querySelectorAll('style').length;
  const onUnmount = vi.fn();
  const Left = () => createElement('p', { ref: () => onUnmount }, 'left');
  render(createElement(Left));
  document.head.append(document.createElement('style'));
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  document.documentElement.dataset.theme = 'dark';
  document.body.className = 'locked';
  document.title = 'Left';
  history.pushState({ left: true }, '', '/left');
  await resetPage();
  expect(onUnmount).toHaveBeenCalledOnce();
  expect(document.body.outerHTML).toBe('<body></body>');
  expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.title).toBe(title);
  expect([location.href, history.state]).toEqual([href, null]);
});

it('ends the restoring of lost focus', async () => {
  const left = document.createElement('button');
  document.body.append(left);
  left.focus();
  restoreLostFocus();
  await resetPage();
  render(createElement('main', null, createElement('h1', null, 'Next')));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('deletes what is stored, and drafts in memory', async () => {
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  await caches.open('left');
  const drafts = getPostDraft('uid-left');
  drafts.save(newPostDraft<Blob>('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', new Blob()));
  await expect.poll(databases).not.toEqual([]);
  await resetPage();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(await caches.keys()).toEqual([]);
  expect(await databases()).toEqual([]);
  expect(getPostDraft('uid-left').current()).toBeNull();
});

it('restores timers, mocks, globals, the window and its keys, and the emulated media', async () => {
  const { fetch, Worker, setTimeout } = window;
  vi.useFakeTimers();
  vi.spyOn(window, 'fetch');
  vi.stubGlobal('Worker', null);
  await page.viewport(500, 500);
  await emulateReducedMotion('no-preference');
  await userEvent.keyboard('{Shift>}');
  const before = [innerWidth, isMotionReduced()];
  await resetPage();
  expect(before).toEqual([500, false]);
  expect([window.fetch, window.Worker, window.setTimeout]).toEqual([fetch, Worker, setTimeout]);
  expect(innerWidth).not.toBe(500);
  await expect.poll(isMotionReduced).toBe(true);
  const isShifted = new Promise((resolve) => {
    document.addEventListener('keydown', ({ shiftKey }) => resolve(shiftKey), { once: true });
  });
  await userEvent.keyboard('a');
  expect(await isShifted).toBe(false);
});
