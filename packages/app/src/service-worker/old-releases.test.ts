import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { deleteOldReleases } from './old-releases.ts';

const prefix = 'aura:shell:';
const install = (version: string) => caches.open(prefix + version);
const start = async (version: string) => {
  vi.advanceTimersByTime(1_000);
  await deleteOldReleases(prefix, prefix + version);
};
const stored = async () => (await caches.keys()).map((name) => name.replace(prefix, ''));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
  vi.stubGlobal('caches', createFakeCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the release before stays stored, and earlier ones are deleted', async () => {
  for (const version of ['v1', 'v2', 'v3']) {
    await install(version);
    await start(version);
  }
  expect(await stored()).toEqual(['v2', 'v3']);
});

it('a release that was replaced before it was started is deleted, and the one in use stays', async () => {
  await install('v1');
  await start('v1');
  await install('v2');
  await install('v3');
  await start('v3');
  expect(await stored()).toEqual(['v1', 'v3']);
});

it('when an earlier release is started again, the one that it replaces stays', async () => {
  for (const version of ['v1', 'v2', 'v1']) {
    await install(version);
    await start(version);
  }
  await install('v3');
  await start('v3');
  expect(await stored()).toEqual(['v1', 'v3']);
});

it('of releases that have not stored their start, the newest stays', async () => {
  for (const version of ['v1', 'v2', 'v3']) await install(version);
  await start('v3');
  expect(await stored()).toEqual(['v2', 'v3']);
});

it('caches of users stay', async () => {
  await caches.open('aura:user:uid-1:own');
  await install('v1');
  await start('v1');
  expect(await caches.has('aura:user:uid-1:own')).toBe(true);
});
