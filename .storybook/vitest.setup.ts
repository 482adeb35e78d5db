import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

/**
 * Fails a story that logs an error or a warning, except for one warning: tests run with reduced motion, which
 * the motion library reports once.
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
