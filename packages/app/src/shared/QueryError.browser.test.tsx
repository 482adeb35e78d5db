import '../styles.css';
import { Dialog } from '@aura/ui/primitives/Dialog';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QueryError } from './QueryError.tsx';

let arrive: () => void;

/** Something that could not be read; while it is read again, the message is not shown. */
function Part() {
  const [state, setState] = useState<'failed' | 'loading' | 'read'>('failed');
  arrive = () => setState('read');
  if (state !== 'failed') return <p>{state}</p>;
  return (
    <QueryError message="It failed." query={{ isFetching: false, refetch: () => setState('loading') }} />
  );
}

const page = (
  <main>
    <h1>Search</h1>
    <button type="button">Filter</button>
    <Part />
  </main>
);

async function retry() {
  (await screen.findByRole('button', { name: 'Retry' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('loading');
}

afterEach(cleanup);

it('when a part of a page is read again, the focus moves to the heading of the page', async () => {
  render(page);
  await retry();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('when the user moves the focus while a part is read again, the focus stays there', async () => {
  render(page);
  await retry();
  const filter = screen.getByRole('button', { name: 'Filter' });
  filter.focus();
  act(() => arrive());
  await screen.findByText('read');
  expect(document.activeElement).toBe(filter);
});

it('when a part of a dialog is read again, the focus stays in the dialog', async () => {
  render(
    <>
      <main>
        <h1>Profile</h1>
      </main>
      <Dialog open title="Followers" onOpenChange={() => undefined}>
        <Part />
      </Dialog>
    </>,
  );
  await retry();
  act(() => arrive());
  await screen.findByText('read');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});
