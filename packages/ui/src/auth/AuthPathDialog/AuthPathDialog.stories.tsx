import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AuthPathDialog } from './AuthPathDialog.tsx';

const meta = {
  title: 'Auth/AuthPathDialog',
  component: AuthPathDialog,
  args: { open: true, onOpenChange: fn(), onSignUp: fn(), onLogIn: fn() },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof AuthPathDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Choose Your Path' });
    await expect(screen.getByText('Create an account and start your wardrobe.')).toBeVisible();
    await expect(screen.getByText('Go back to your wardrobe.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** On phones, the choice is a sheet at the lower edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const box = (await screen.findByRole('dialog', { name: 'Choose Your Path' })).getBoundingClientRect();
    await expect(box.bottom).toBe(window.innerHeight);
    await expect(box.top).toBeGreaterThan(100);
  },
};
