import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { VerificationDialog } from './VerificationDialog.tsx';

const meta = {
  title: 'Settings/VerificationDialog',
  component: VerificationDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    method: 'password',
    email: 'mira@example.com',
    onVerifyPassword: fn(),
    onVerifyGoogle: fn(),
    busy: false,
    error: null,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof VerificationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const WithPassword: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Current password');
    await expect(field.closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(args.email);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Enter your current password to go on.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await expect(await screen.findByText('Please enter your current password.')).toBeVisible();
    await userEvent.type(field, 'linen-and-wool');
    await userEvent.click(screen.getByRole('button', { name: /show password/i }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(args.onVerifyPassword).toHaveBeenCalledWith({ currentPassword: 'linen-and-wool' }),
    );
  },
};

export const WithGoogle: Story = {
  args: { method: 'google' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Continue with Google to go on.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await expect(args.onVerifyGoogle).toHaveBeenCalledOnce();
    await expect(screen.queryByLabelText('Current password')).toBeNull();
  },
};

export const WrongPassword: Story = {
  args: { error: 'Authentication failed. Please try again.' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Security Verification' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Authentication failed. Please try again.');
  },
};

export const Verifying: Story = { args: { busy: true } };
