import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChipGroup } from './ChipGroup.tsx';

afterEach(cleanup);

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function Chips() {
  const [value, setValue] = useState('One');
  return <ChipGroup label="Filter" options={options} value={value} onValueChange={setValue} />;
}

it('a ChipGroup is one tab stop, in which arrow keys move, select and wrap around', async () => {
  render(<Chips />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'One' }));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Two' })).toHaveProperty('checked', true));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toHaveProperty('checked', true));
});
