import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

/**
 * A story that writes to the console as an error or warning is broken. One note is known: tests run with reduced motion, and the
 * motion library says so once.
 */
const known = /motion\.dev\/troubleshooting\/reduced-motion-disabled/;
let noise: readonly MockInstance[] = [];

beforeEach(() => {
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of noise) spy.mockRestore();
  expect(
    calls.filter((text) => !known.test(text)),
    'console noise',
  ).toEqual([]);
});
