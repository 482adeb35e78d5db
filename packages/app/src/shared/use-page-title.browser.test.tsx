import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePageTitle } from './use-page-title.ts';

afterEach(() => {
  cleanup();
  document.title = '';
});

function First() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/next')}>
      Next
    </button>
  );
}

function Next() {
  usePageTitle('Next');
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <h1 key={String(isLoaded)}>Next page</h1>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <main>
        <Routes>
          <Route path="/" element={<First />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
});

const goToNext = async () => {
  screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => document.title).toBe('Next · Aura');
};
const heading = () => screen.getByRole('heading', { name: 'Next page' });

it('after a navigation, usePageTitle moves the focus to the heading', async () => {
  screen.getByRole('button', { name: 'Next' }).focus();
  await goToNext();
  expect(document.activeElement).toBe(heading());
});

it('while a menu is open, usePageTitle leaves the focus in it, and moves it to the heading when the menu closes', async () => {
  const menu = Object.assign(document.createElement('div'), { role: 'menu', tabIndex: -1 });
  document.body.append(menu);
  menu.focus();
  await goToNext();
  expect(document.activeElement).toBe(menu);
  menu.remove();
  await expect.poll(() => document.activeElement).toBe(heading());
});

it('when a heading is replaced while it has the focus, the next one gets the focus, until the user moves it', async () => {
  await goToNext();
  const first = heading();
  await expect.poll(() => document.activeElement).toBe(first);
  first.after(document.createElement('p'));
  await act(async () => screen.getByRole('button', { name: 'Load' }).click());
  expect(first.isConnected).toBe(false);
  await expect.poll(() => document.activeElement).toBe(heading());
  heading().blur();
  heading().after(document.createElement('p'));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
