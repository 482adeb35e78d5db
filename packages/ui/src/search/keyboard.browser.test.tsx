import '../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RecentSearches } from './RecentSearches/RecentSearches.tsx';

afterEach(cleanup);

function Recent() {
  const [searches, setSearches] = useState(['coat', 'scarf', 'hat']);
  const actions = { onOpen: () => undefined, onClear: () => undefined, avatarOf: () => null };
  const remove = (search: string) => setSearches(searches.filter((other) => other !== search));
  return <RecentSearches searches={searches} onRemove={remove} {...actions} />;
}

it('when a recent search is removed, the button that removes the next one is focused', async () => {
  render(<Recent />);
  const [, second, third] = screen.getAllByRole('button', { name: /^Remove / });
  second?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(third);
});
