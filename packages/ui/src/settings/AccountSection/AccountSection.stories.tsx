import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { AccountSection } from './AccountSection.tsx';

const meta = {
  title: 'Settings/AccountSection',
  component: AccountSection,
  args: { username: 'mariam.elsayed', email: 'mariam@atelier-rossio.example' },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveValue('mariam.elsayed');
    await expect(username).toHaveAttribute('readonly');
    await expect(username).toHaveAccessibleDescription('Username cannot be changed');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription('Email cannot be changed');
  },
};

/** Long values scroll inside their field. */
export const Hostile: Story = {
  args: { username: longWord, email: `${longWord}@atelier-oostende.example` },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue(args.username);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(args.email);
  },
};
