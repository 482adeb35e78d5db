import { afterEach, expect, it, vi } from 'vitest';
import { browserWorker } from './browser-worker.ts';
import { workerMessages } from './worker-messages.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that answers with its release. */
function createWorker(release: string) {
  const messages: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    messages.push(message);
    port?.postMessage(release);
  };
  return { messages, postMessage };
}

/** Opens a page of a release, and registers its service worker. */
async function openPage(release: string, register: () => Promise<unknown>) {
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => ({ getAttribute: () => release }),
  });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  const onUpdate = vi.fn();
  const stop = await browserWorker.register(onUpdate);
  return { onUpdate, stop };
}

const registrationOf = (waiting: object | null, active: object | null = {}) => ({
  waiting,
  active,
  installing: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

it('when a worker of another release waits, reports it and does not start it', async () => {
  const waiting = createWorker('release-2');
  const { onUpdate, stop } = await openPage('release-1', async () => registrationOf(waiting));
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  expect(waiting.messages).toEqual([workerMessages.release]);
  stop();
});

it('when the page registers again while the same worker waits, reports it once', async () => {
  const waiting = createWorker('release-2');
  const registration = registrationOf(waiting);
  const { onUpdate, stop } = await openPage('release-1', async () => registration);
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  stop();
  const again = await openPage('release-1', async () => registration);
  const next = await openPage('release-1', async () => registrationOf(createWorker('release-3')));
  await vi.waitFor(() => expect(next.onUpdate).toHaveBeenCalledOnce());
  expect(waiting.messages).toHaveLength(2);
  expect(again.onUpdate).not.toHaveBeenCalled();
});

it('when watching was stopped, a worker that is installed later is not reported', async () => {
  const installing = Object.assign(new EventTarget(), createWorker('release-2'), { state: 'installing' });
  const registration = registrationOf(null);
  const { stop } = await openPage('release-1', async () => Object.assign(registration, { installing }));
  stop();
  Object.assign(registration, { waiting: installing });
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(installing.messages).toEqual([]);
});

it('when the page has the release of the waiting worker, lets it take over unless other pages are open', async () => {
  const waiting = createWorker('release-2');
  const { onUpdate } = await openPage('release-2', async () => registrationOf(waiting));
  await vi.waitFor(() => expect(waiting.messages).toContain(workerMessages.activateIfAlone));
  expect(onUpdate).not.toHaveBeenCalled();
});

it('when the first worker is installed, reports nothing', async () => {
  const waiting = createWorker('release-1');
  const { onUpdate } = await openPage('release-1', async () => registrationOf(waiting, null));
  expect(waiting.messages).toEqual([]);
  expect(onUpdate).not.toHaveBeenCalled();
});

it('when the browser refuses the service worker, the app continues without it', async () => {
  const { onUpdate, stop } = await openPage('release-1', () =>
    Promise.reject(new Error('QuotaExceededError')),
  );
  stop();
  expect(onUpdate).not.toHaveBeenCalled();
});

it('when the new worker takes over before the limit, the page is reloaded once', async () => {
  vi.useFakeTimers();
  const waiting = createWorker('release-2');
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) });
  vi.stubGlobal('navigator', { serviceWorker });
  const reload = vi.fn();
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  await browserWorker.update();
  expect(waiting.messages).toEqual([workerMessages.activate]);
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
});

it('when the user stays on the page instead of reloading it, the browser does not ask when it is left later', async () => {
  vi.useFakeTimers();
  const serviceWorker = { getRegistration: async () => undefined };
  vi.stubGlobal('navigator', { serviceWorker });
  const querySelectorAll = vi.fn(() => []);
  vi.stubGlobal('document', { querySelectorAll });
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  vi.stubGlobal('window', page);
  await browserWorker.update();
  page.dispatchEvent(new Event('beforeunload'));
  expect(querySelectorAll).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('beforeunload'));
  expect(querySelectorAll).toHaveBeenCalledOnce();
});
