import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

afterEach(cleanup);

it('without a provider, primitives use the English labels', () => {
  render(<PasswordField label="Password" optional />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
  expect(screen.getByText('optional')).toBeDefined();
});

it('a LabelsProvider replaces the given labels and inherits the others from the provider above', () => {
  render(
    <LabelsProvider labels={{ showPassword: 'Passwort anzeigen' }}>
      <LabelsProvider labels={{ optional: 'freiwillig' }}>
        <PasswordField label="Passwort" optional />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Passwort anzeigen' })).toBeDefined();
  expect(screen.getByText('freiwillig')).toBeDefined();
});
