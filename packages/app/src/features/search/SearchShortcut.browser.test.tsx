import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { SearchAndSort } from '@aura/ui/wardrobe/SearchAndSort';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveSingleKeyShortcuts } from '../../platform/storage/single-key-shortcuts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SearchShortcut } from './SearchShortcut.tsx';

function Wardrobe() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchShortcut />
      <main>
        <SearchAndSort query={query} onQueryChange={setQuery} sort="newest" onSortChange={() => {}} />
        <p>{useLocation().pathname}</p>
      </main>
    </>
  );
}

const open = () => renderScreen(<Wardrobe />, { store: createTestStore(me), at: '/aura' });
const field = () => screen.getByRole('searchbox', { name: wardrobeCopy.searchLabel });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('in the wardrobe, / moves the focus to the search of the list, where it is a character', async () => {
  open();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveProperty('value', '');
  await userEvent.keyboard('a/b');
  expect(field()).toHaveProperty('value', 'a/b');
  screen.getByText('/aura');
});

it('when single-key shortcuts are off, / does nothing', async () => {
  saveSingleKeyShortcuts(false);
  open();
  await userEvent.keyboard('/');
  expect(document.activeElement).not.toBe(field());
});
