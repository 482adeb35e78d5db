import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShareDialog } from './ShareDialog.tsx';

const meta = {
  title: 'Post/ShareDialog',
  component: ShareDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    shared: {
      url: 'https://aura.example/post/1',
      title: 'mariam.elsayed on Aura',
      text: 'Look at this outfit of mariam.elsayed on Aura',
    },
    onCopy: fn(),
    onNativeShare: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '35rem' } } },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSystemSheet: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Share' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy Link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await expect(args.onNativeShare).toHaveBeenCalledOnce();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(
      ['Email', 'WhatsApp', 'Facebook', 'Twitter', 'LinkedIn'].map((name) => `${name} (opens in a new tab)`),
    );
    await expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://aura.example/post/1')),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const WithoutSystemSheet: Story = {
  args: { onNativeShare: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Share' });
    await expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
