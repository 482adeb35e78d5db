import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Sheet } from './Sheet.tsx';

afterEach(cleanup);

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Filter posts" initialFocus="body">
        <Checkbox label="Following" />
      </Sheet>
    </>
  );
}

it('a Sheet has the initial focus on the first choice, which Space selects, and is closed by its button', async () => {
  render(<Filters />);
  await userEvent.keyboard('{Tab}{Enter}');
  const choice = await screen.findByRole('checkbox', { name: 'Following' });
  await waitFor(() => expect(document.activeElement).toBe(choice));
  await userEvent.keyboard(' ');
  expect(choice).toHaveProperty('checked', true);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filter'));
});
