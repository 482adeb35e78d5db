import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GoogleAccountChooser } from './GoogleAccountChooser.tsx';

const meta = {
  title: 'Auth/GoogleAccountChooser',
  component: GoogleAccountChooser,
  args: { open: true, onChoose: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '32.5rem' } } },
} satisfies Meta<typeof GoogleAccountChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByRole('textbox', { name: 'Email' });
const proceed = () => screen.getByRole('button', { name: 'Continue' });

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Chosen: Story = {
  play: async ({ args }) => {
    const field = await email();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'This is a local stand-in for Google. No real account is used.',
    );
    await userEvent.type(field, 'mariam@atelier-rossio.example');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mariam El-Sayed');
    await userEvent.click(proceed());
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenCalledWith({
        email: 'mariam@atelier-rossio.example',
        name: 'Mariam El-Sayed',
      }),
    );
  },
};

export const NoEmail: Story = {
  play: async ({ args }) => {
    const field = await email();
    await userEvent.type(field, 'mariam');
    await userEvent.click(proceed());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address.'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await email();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await email()).toHaveFocus();
    await expect(proceed()).toBeVisible();
  },
};
