import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

it('a PasswordField is shown and hidden by the button after it, and keeps its value', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.keyboard('{Tab}linen{Tab}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveProperty('type', 'text');
  expect(input).toHaveProperty('value', 'linen');
  await userEvent.keyboard(' ');
  expect(input).toHaveProperty('type', 'password');
});
