import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MorePages } from './MorePages.tsx';

let arrive: () => void;

/** A list whose last page could not be read, and arrives after it is read again. */
function List() {
  const [state, setState] = useState<'failed' | 'loading' | 'whole'>('failed');
  arrive = () => setState('whole');
  return (
    <>
      <ul>
        {(state === 'whole' ? ['coat', 'scarf', 'hat'] : ['coat', 'scarf']).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {state !== 'whole' && (
        <MorePages
          query={{
            hasNextPage: true,
            isFetchingNextPage: state === 'loading',
            isFetchNextPageError: state === 'failed',
            fetchNextPage: () => setState('loading'),
          }}
        />
      )}
    </>
  );
}

afterEach(cleanup);

it('when a page that failed is read again, the focus moves to the last entry, and Tab continues with the new ones', async () => {
  render(<List />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  await expect.poll(() => document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement?.textContent).toBe('scarf');
  act(arrive);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'hat' }));
});

it('when the button disappears without the focus, the focus does not move', async () => {
  render(<List />);
  screen.getByRole('link', { name: 'coat' }).focus();
  act(() => screen.getByRole('button').click());
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'coat' }));
});
