import { cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

function Page({ to }: { readonly to: string }) {
  useScrollRestoration();
  const { pathname, search } = useLocation();
  return (
    <div style={{ height: 5000 }}>
      <Link to={to}>Next</Link>
      <output>{pathname + search}</output>
    </div>
  );
}

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

it.each([
  ['/home', '/profile', 0],
  ['/aura?view=statistics', '/aura?color=Blue', 0],
  ['/aura', '/aura?color=Blue', 300],
  ['/post/1', '/post/1?view=items', 300],
])('after a navigation from %s to %s, the scroll position is %i', async (from, to, expected) => {
  render(
    <MemoryRouter initialEntries={[from]}>
      <Page to={to} />
    </MemoryRouter>,
  );
  // A key ends the restoration of the first page.
  window.dispatchEvent(new KeyboardEvent('keydown'));
  window.scrollTo(0, 300);
  screen.getByRole('link').click();
  await screen.findByText(to);
  expect(window.scrollY).toBe(expected);
});
