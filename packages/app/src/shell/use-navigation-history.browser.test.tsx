import { cleanup, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../paths.ts';
import { selectPaths } from '../store/navigation.ts';
import { useAppSelector } from '../store/store.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useNavigationHistory } from './use-navigation-history.ts';

function Navigation() {
  const goBack = useNavigationHistory();
  const visited = useAppSelector(selectPaths);
  return (
    <>
      <output>{visited.join(' ')}</output>
      {[paths.home, paths.profile, paths.settings, paths.creator].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      {goBack && <button type="button">Back</button>}
    </>
  );
}

const address = window.location.href;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', address);
});

it.each([
  [paths.profile, true],
  [paths.settings, false],
  [paths.creator, false],
])('after a navigation to %s, whether the navigation bar has a Back is %s', async (path, expected) => {
  renderScreen(<Navigation />, { store: createTestStore(), at: paths.home });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: path }));
  await screen.findByText(`${paths.home} ${path}`);
  expect(screen.queryByRole('button', { name: 'Back' }) !== null).toBe(expected);
});

it('after a step back and a step forward to the page before last, the navigation bar has a Back', async () => {
  window.history.replaceState(null, '', paths.home);
  renderScreen(<Navigation />, { store: createTestStore(), at: 'window' });
  await userEvent.click(screen.getByRole('link', { name: paths.profile }));
  await userEvent.click(screen.getByRole('link', { name: paths.home }));
  const all = `${paths.home} ${paths.profile} ${paths.home}`;
  await screen.findByText(all);
  window.history.back();
  await screen.findByText(`${paths.home} ${paths.profile}`);
  window.history.forward();
  await screen.findByText(all);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeNull();
});
