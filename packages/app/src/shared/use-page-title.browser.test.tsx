import { cleanup, render, screen } from '@testing-library/react';
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
  return <h1>Next page</h1>;
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
