import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function Colors() {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox label="Color" options={options} value={value} onValueChange={setValue} />
      <button type="button">After</button>
    </>
  );
}

const start = () => {
  render(<Colors />);
  return screen.getByRole('combobox', { name: 'Color' });
};

it('a Combobox opens, moves and selects by keyboard; Escape closes the list and keeps the value', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveProperty('value', 'Two'));
  await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
  await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
  expect(input).toHaveProperty('value', 'Two');
});

it('a Combobox filters while typing, keeps the focus in the field and sets aria-activedescendant', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}th');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(document.activeElement).toBe(input);
  const option = screen.getByRole('option', { name: 'Three' });
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveProperty('value', 'Three'));
});

it('when Tab leaves the field, a Combobox discards text that was not selected', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}zzz{Tab}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('After'));
  await waitFor(() => expect(input).toHaveProperty('value', ''));
});
