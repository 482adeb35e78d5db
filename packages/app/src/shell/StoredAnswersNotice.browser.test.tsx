import '../styles.css';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StoredAnswersNotice } from './StoredAnswersNotice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const say = (data: unknown) =>
  act(async () => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });

it('while the data are stored ones, says that there is no connection, until an answer comes from the network', async () => {
  render(<StoredAnswersNotice />);
  expect(screen.queryByText('You are offline.')).toBeNull();
  await say('stored-answers');
  screen.getByText('You are offline.');
  await say('current-answers');
  expect(screen.queryByText('You are offline.')).toBeNull();
});

it('while the browser is offline, leaves the notice to the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<StoredAnswersNotice />);
  await say('stored-answers');
  expect(screen.queryByText('You are offline.')).toBeNull();
});

it('when the browser is online again, waits for the next answer', async () => {
  render(<StoredAnswersNotice />);
  await say('stored-answers');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline.')).toBeNull();
  await say('stored-answers');
  screen.getByText('You are offline.');
});

it('asks the worker for data that were read before', async () => {
  const postMessage = vi.fn();
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage,
  } as unknown as ServiceWorker);
  render(<StoredAnswersNotice />);
  expect(postMessage.mock.calls).toEqual([['report-stored-answers']]);
});
