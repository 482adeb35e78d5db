import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from './Select.tsx';

afterEach(cleanup);

it('a Select is one tab stop, and arrow keys change the value', async () => {
  render(<Select label="Category" options={['Tops', 'Bottoms', 'Dresses']} defaultValue="Tops" />);
  const select = screen.getByRole('combobox', { name: 'Category' });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(select);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(select).toHaveProperty('value', 'Dresses');
  await userEvent.keyboard('{ArrowUp}');
  expect(select).toHaveProperty('value', 'Bottoms');
});
