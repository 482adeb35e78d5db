import { cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
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

function OwnPage() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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

it('after Back from a page without the hook, the scroll position is restored', async () => {
  render(
    <MemoryRouter initialEntries={['/aura?view=outfits']}>
      <Routes>
        <Route path="/aura" element={<Page to="/aura/outfit/o_1" />} />
        <Route path="/aura/outfit/:outfitId" element={<OwnPage />} />
      </Routes>
    </MemoryRouter>,
  );
  window.dispatchEvent(new KeyboardEvent('keydown'));
  window.scrollTo(0, 300);
  window.dispatchEvent(new Event('scroll'));
  screen.getByRole('link').click();
  (await screen.findByRole('button', { name: 'Back' })).click();
  await screen.findByRole('link');
  expect(window.scrollY).toBe(300);
});
