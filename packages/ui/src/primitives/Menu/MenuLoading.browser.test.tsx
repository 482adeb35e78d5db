import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lazyComponent } from '../../foundations/lazy-component.ts';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MenuList } from './MenuList.tsx';

/** A list whose code loads when the test lets it. */
function createLateList() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const LateList = lazyComponent(async () => {
    await arrived;
    return { default: MenuList };
  });
  return { LateList, arrive: () => arrive() };
}

afterEach(cleanup);

it('a Menu whose code is loading can be cancelled, and opens by the last press once it has loaded', async () => {
  const { LateList, arrive } = createLateList();
  render(
    <>
      <MenuButton
        trigger={<Button>Actions</Button>}
        preload={() => undefined}
        renderList={(list) => <LateList {...list} items={[{ label: 'One', onSelect: () => {} }]} />}
      />
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

  arrive();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('a Menu that is created by a press on the button that it replaces opens once it has loaded', async () => {
  const { LateList, arrive } = createLateList();
  const onOpenChange = vi.fn();
  function ReplacedButton() {
    const [isPressed, setPressed] = useState(false);
    if (!isPressed) return <Button onPointerDown={() => setPressed(true)}>Actions</Button>;
    return (
      <MenuButton
        trigger={<Button>Actions</Button>}
        open
        onOpenChange={onOpenChange}
        preload={() => undefined}
        renderList={(list) => <LateList {...list} items={[{ label: 'One', onSelect: () => {} }]} />}
      />
    );
  }
  render(<ReplacedButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  arrive();
  expect(await screen.findByRole('menuitem', { name: 'One' })).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
});
