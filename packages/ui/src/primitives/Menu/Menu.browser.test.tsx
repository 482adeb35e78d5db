import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

const chosen = vi.fn();
const items = ['One', 'Two', 'Three'].map((label) => ({
  label,
  onSelect: () => chosen(label),
  disabledReason: label === 'Three' ? 'Coming soon' : undefined,
}));

const open = async () => {
  chosen.mockClear();
  render(<Menu trigger={<Button>Actions</Button>} items={items} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
  return screen.getByRole('button', { name: 'Actions', hidden: true });
};

it('a Menu wraps around, finds items by letter, selects one and restores the focus', async () => {
  const trigger = await open();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Three'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
  await userEvent.keyboard('tw');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('Two'));
  expect(document.activeElement).toBe(trigger);
});

it('when Escape is pressed, a Menu closes without selecting and restores the focus', async () => {
  const trigger = await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(chosen).not.toHaveBeenCalled();
});

it('a Menu focuses a disabled item and does not select it', async () => {
  await open();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ThreeComing soon'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);
  expect(chosen).not.toHaveBeenCalled();
});
