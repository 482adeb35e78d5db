import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, MemoryRouter, NavigationType, useLocation, useNavigationType } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RouterLink } from './RouterLink.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

function renderLink(props: Parameters<typeof RouterLink>[0]) {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <RouterLink {...props}>Target</RouterLink>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Target' });
}

/** Clicks like the browser; returns whether the browser would open the address itself. */
const click = (link: HTMLElement, init?: MouseEventInit) => {
  let opened = false;
  // The test page must not be left.
  const onClick = (event: Event) => {
    opened = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(link, { button: 0, ...init });
  return opened;
};

test('a click opens the address with the router', () => {
  expect(click(renderLink({ href: '/search?q=red' }))).toBe(false);
  expect(screen.getByRole('status').textContent).toBe(`${NavigationType.Push} /search?q=red`);
});

test('a link to the current address replaces its history entry', () => {
  expect(click(renderLink({ href: '/home' }))).toBe(false);
  expect(screen.getByRole('status').textContent).toBe(`${NavigationType.Replace} /home`);
});

test('a double click on a link whose page still loads adds one history entry', async () => {
  const before = window.location.href;
  const loading = new Promise<never>(() => {});
  const Pages = () => (useLocation().pathname === '/search' ? use(loading) : <p>First page</p>);
  render(
    <BrowserRouter>
      <RouterLink href="/search">Target</RouterLink>
      <Suspense>
        <Pages />
      </Suspense>
    </BrowserRouter>,
  );
  const entries = window.history.length;
  await userEvent.dblClick(screen.getByRole('link', { name: 'Target' }));
  await expect.poll(() => window.location.pathname).toBe('/search');
  expect(screen.getByText('First page')).toBeTruthy();
  expect(window.history.length).toBe(entries + 1);
  cleanup();
  window.history.replaceState(null, '', before);
});

test.each([
  ['with a pressed key', { href: '/search' }, { ctrlKey: true }],
  ['with the middle button', { href: '/search' }, { button: 1 }],
  ['for a new tab', { href: '/search', target: '_blank' }, {}],
  ['to another site', { href: 'https://shop.example/coat' }, {}],
  ['to another scheme', { href: 'mailto:help@aura.example' }, {}],
])('a click %s is left to the browser', (_case, props, init) => {
  const link = renderLink(props);
  expect(link.getAttribute('href')).toBe(props.href);
  expect(click(link, init)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(`${NavigationType.Pop} /home`);
});

test('a click that its handler cancels does not open the address', () => {
  const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  click(renderLink({ href: '/search', onClick }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe(`${NavigationType.Pop} /home`);
});
