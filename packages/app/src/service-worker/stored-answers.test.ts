import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { reportStoredAnswers, storedAnswersPlugin } from './stored-answers.ts';

const request = new Request('https://aura.example/api/aura/posts');
const event = {} as ExtendableEvent;

/** The messages to each page. */
let messages: Record<string, unknown[]>;

beforeEach(() => {
  messages = {};
  const get = async (id: string) => ({
    postMessage: (message: unknown) => {
      messages[id] = [...(messages[id] ?? []), message];
    },
  });
  vi.stubGlobal('self', { clients: { get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answered = (plugin: WorkboxPlugin) =>
  plugin.fetchDidSucceed?.({ request, response: new Response(''), event });
const useCache = (plugin: WorkboxPlugin, cachedResponse: Response | undefined) =>
  plugin.cachedResponseWillBeUsed?.({ cacheName: 'posts', request, cachedResponse, event });

it('a page receives a message that its data are stored ones, and once when an answer comes from the network', async () => {
  const first = storedAnswersPlugin('page-1');
  const other = storedAnswersPlugin('page-2');
  await useCache(first, new Response('stored'));
  await answered(other);
  await expect.poll(() => messages).toEqual({ 'page-1': ['stored-answers'], 'page-2': ['current-answers'] });
  await answered(first);
  await answered(first);
  await expect.poll(() => messages['page-1']).toEqual(['stored-answers', 'current-answers']);
});

it('when the worker was restarted after stored data, the next answer from the network is reported', async () => {
  await useCache(storedAnswersPlugin('page-5'), new Response('stored'));
  vi.resetModules();
  const restarted = await import('./stored-answers.ts');
  await answered(restarted.storedAnswersPlugin('page-5'));
  await expect.poll(() => messages['page-5']).toEqual(['stored-answers', 'current-answers']);
});

it('when nothing is stored, a failed read says nothing', async () => {
  await useCache(storedAnswersPlugin('page-3'), undefined);
  await reportStoredAnswers('page-3');
  expect(messages).toEqual({ 'page-3': ['current-answers'] });
});

it('a page that asks later receives a message that its data are stored ones', async () => {
  await useCache(storedAnswersPlugin('page-4'), new Response('stored'));
  await reportStoredAnswers('page-4');
  expect(messages['page-4']?.at(-1)).toBe('stored-answers');
});
