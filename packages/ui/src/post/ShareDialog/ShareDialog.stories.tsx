import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { arabicName, emojiName } from '../../testing/hostile-data.ts';
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

export const WithNativeShare: Story = {
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

export const WithoutNativeShare: Story = {
  args: { onNativeShare: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Share' });
    await expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
  },
};

/** On phones, the dialog is a bottom sheet as high as its options. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Share' });
    const box = sheet.getBoundingClientRect();
    await expect(box.bottom).toBe(window.innerHeight);
    await expect(box.top).toBeGreaterThan(100);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Link' })).toHaveFocus());
  },
};

/** On a phone in landscape, the options scroll. */
export const PhoneLandscape: Story = {
  globals: { viewport: { value: 'small', isRotated: true } },
  play: async () => {
    const box = (await screen.findByRole('dialog', { name: 'Share' })).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** Texts are URL-encoded. */
export const Hostile: Story = {
  args: { shared: { url: 'https://aura.example/post/1?a=b&c=d#e', title: arabicName, text: emojiName } },
  play: async () => {
    const link = await screen.findByRole('link', { name: /^WhatsApp/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(emojiName)));
    await expect(link).toHaveAttribute('href', expect.stringContaining('%3Fa%3Db%26c%3Dd%23e'));
  },
};
