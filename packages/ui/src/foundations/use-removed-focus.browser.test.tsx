import './styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../primitives/Button/Button.tsx';
import { useRemovedFocus } from './use-removed-focus.ts';

afterEach(cleanup);

interface RowsProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}

function Rows({ names, onRemove }: RowsProps) {
  return (
    <ul {...useRemovedFocus<HTMLUListElement>()}>
      {names.map((name) => (
        <li key={name}>
          <Button>{name}</Button>
          <Button onClick={() => onRemove(name)}>Remove {name}</Button>
        </li>
      ))}
    </ul>
  );
}

function Page() {
  const [names, setNames] = useState<readonly string[]>(['coat', 'scarf', 'hat']);
  const remove = (name: string) => setNames(names.filter((other) => other !== name));
  return (
    <main>
      <h1>Wardrobe</h1>
      {names.length > 0 && <Rows names={names} onRemove={remove} />}
      <Button onClick={() => remove('scarf')}>Remove from elsewhere</Button>
    </main>
  );
}

const focusedText = () => document.activeElement?.textContent;
const press = (name: string) => {
  screen.getByRole('button', { name }).focus();
  return userEvent.keyboard('{Enter}');
};

it('when a row is removed with the focused control, the same control of the next row is focused', async () => {
  render(<Page />);
  await press('Remove scarf');
  await expect.poll(focusedText).toBe('Remove hat');
});

it('when the last row is removed with the focused control, the row before it is focused', async () => {
  render(<Page />);
  await press('Remove hat');
  await expect.poll(focusedText).toBe('Remove scarf');
});

it('when the only row is removed with its list, the heading of the page is focused', async () => {
  render(<Page />);
  await press('Remove coat');
  await press('Remove scarf');
  await press('Remove hat');
  await expect.poll(focusedText).toBe('Wardrobe');
});

it('when a row is removed while the focus is elsewhere, the focus stays', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Remove scarf' }).focus();
  await press('Remove from elsewhere');
  await expect.poll(() => screen.queryByText('scarf')).toBeNull();
  expect(focusedText()).toBe('Remove from elsewhere');
});
