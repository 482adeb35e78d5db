import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

const meta = {
  title: 'Primitives/LabelsProvider',
  component: LabelsProvider,
  args: { labels: {}, children: <PasswordField label="Password" optional /> },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnglishDefaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByText('optional')).toBeVisible();
  },
};

/** Labels that are not given have their English default. */
export const German: Story = {
  args: {
    labels: { showPassword: 'Passwort anzeigen', optional: 'freiwillig' },
    children: <PasswordField label="Passwort" optional />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
    await expect(canvas.getByText('freiwillig')).toBeVisible();
  },
};
