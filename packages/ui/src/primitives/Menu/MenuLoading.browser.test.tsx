import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

/** The code of the list, which loads once in a page, when the test lets it. */
const chunk = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});
vi.mock('./MenuList.tsx', async (importOriginal) => {
  await chunk.arrived;
  return importOriginal();
});

afterEach(cleanup);

it('a Menu whose code is loading can be cancelled, and opens by the last press once it has loaded', async () => {
  render(
    <>
      <Menu trigger={<Button>Actions</Button>} items={[{ label: 'One', onSelect: () => {} }]} />
      <Button>Elsewhere</Button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  const isExpanded = (expanded: boolean) =>
    waitFor(() => expect(trigger.getAttribute('aria-expanded')).toBe(String(expanded)));
  const cancels = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' })),
    () => userEvent.click(trigger),
  ];
  for (const cancel of cancels) {
    await userEvent.click(trigger);
    await isExpanded(true);
    await cancel();
    await isExpanded(false);
  }
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await isExpanded(true);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);

  chunk.arrive();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});
