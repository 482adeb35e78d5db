import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRootAttribute } from './use-root-attribute.ts';

afterEach(cleanup);

const isSet = () => document.documentElement.hasAttribute('data-offline');
const renderNotice = (offline: boolean) =>
  renderHook((props) => useRootAttribute('data-offline', props.offline), { initialProps: { offline } });

it('the root element has the attribute while it is set, and not after the component is removed', () => {
  const { rerender, unmount } = renderNotice(false);
  expect(isSet()).toBe(false);
  rerender({ offline: true });
  expect(isSet()).toBe(true);
  rerender({ offline: false });
  expect(isSet()).toBe(false);
  rerender({ offline: true });
  unmount();
  expect(isSet()).toBe(false);
});

it('the attribute stays while one of several components sets it', () => {
  const first = renderNotice(true);
  const second = renderNotice(false);
  expect(isSet()).toBe(true);
  second.rerender({ offline: true });
  first.unmount();
  expect(isSet()).toBe(true);
  second.rerender({ offline: false });
  expect(isSet()).toBe(false);
});
