import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRootAttribute } from './use-root-attribute.ts';

afterEach(cleanup);

const isSet = () => document.documentElement.hasAttribute('data-offline');

it('the root element has the attribute while it is set, and not after the component is removed', () => {
  const { rerender, unmount } = renderHook(({ offline }) => useRootAttribute('data-offline', offline), {
    initialProps: { offline: false },
  });
  expect(isSet()).toBe(false);
  rerender({ offline: true });
  expect(isSet()).toBe(true);
  rerender({ offline: false });
  expect(isSet()).toBe(false);
  rerender({ offline: true });
  unmount();
  expect(isSet()).toBe(false);
});
