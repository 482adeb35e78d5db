import * as React from 'react';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

/**
 * React's development build captures a stack for each element, of which no test shows anything; while the
 * browser is automated, that takes a seventh of the time. It captures none above a count per second.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  const count = { get: () => Number.POSITIVE_INFINITY, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', count);
}

/**
 * Fails a test that logs an error or a warning, except for two warnings: tests run with reduced motion, which the
 * motion library reports once, and a busy machine needs longer for Redux's search for mutations than the 32 ms
 * after which it warns.
 */
const known =
  /motion\.dev\/troubleshooting\/reduced-motion-disabled|^ImmutableStateInvariantMiddleware took \d+ms/;
let noise: readonly MockInstance[] = [];

beforeEach(() => {
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

/** The reports of axe have failed the test by now if they had to, and sending them to the runner takes time. */
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});

afterEach(() => {
  const calls = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of noise) spy.mockRestore();
  expect(
    calls.filter((text) => !known.test(text)),
    'console noise',
  ).toEqual([]);
});
