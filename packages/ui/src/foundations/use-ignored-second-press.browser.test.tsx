import './styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../primitives/Button/Button.tsx';
import { Menu } from '../primitives/Menu/Menu.tsx';
import { useIgnoredSecondPress } from './use-ignored-second-press.ts';

const onPagePress = vi.fn();
const onEdit = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

function Page() {
  return (
    <button type="button" className="fixed inset-0" onPointerDown={onPagePress} onClick={onPagePress}>
      Page
    </button>
  );
}

/** Closes without an animation. */
function Notice() {
  const [open, setOpen] = useState(true);
  useIgnoredSecondPress(open);
  if (!open) return null;
  return (
    <button type="button" className="fixed top-10 left-10" onClick={() => setOpen(false)}>
      Close
    </button>
  );
}

const pressPage = () => userEvent.click(screen.getByRole('button', { name: 'Page' }));

it('the second press of a double click that closes something does not act on what was below it', async () => {
  render(<Page />);
  render(<Notice />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onPagePress).not.toHaveBeenCalled();
  await pressPage();
  expect(onPagePress).toHaveBeenCalledTimes(2);
});

it('a press elsewhere, right after the one that closed something, acts', async () => {
  render(<Page />);
  render(<Notice />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pressPage();
  expect(onPagePress).toHaveBeenCalledTimes(2);
});

it('a double click on an item of a Menu does not act on what is below the menu', async () => {
  render(<Page />);
  const trigger = <Button className="fixed top-10 left-10">Actions</Button>;
  render(<Menu trigger={trigger} items={[{ label: 'Edit', onSelect: onEdit }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.dblClick(await screen.findByRole('menuitem', { name: 'Edit' }));
  await vi.waitFor(() => expect(onEdit).toHaveBeenCalledOnce());
  expect(onPagePress).not.toHaveBeenCalled();
});
