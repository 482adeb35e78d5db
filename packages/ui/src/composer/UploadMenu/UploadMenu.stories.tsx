import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UploadMenu } from './UploadMenu.tsx';

const meta = {
  title: 'Composer/UploadMenu',
  component: UploadMenu,
  args: { onTakeSelfie: fn(), onUploadFromGallery: fn(), onAddToWardrobe: fn() },
  decorators: [
    (Story) => (
      <div className="flex w-32">
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '15rem' } } },
} satisfies Meta<typeof UploadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Upload' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Selfie: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take Selfie' }));
    await waitFor(() => expect(args.onTakeSelfie).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload' })).toHaveFocus());
  },
};

export const Gallery: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload from Gallery' }));
    await waitFor(() => expect(args.onUploadFromGallery).toHaveBeenCalledOnce());
    await expect(args.onTakeSelfie).not.toHaveBeenCalled();
  },
};

export const Wardrobe: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to wardrobe' }));
    await waitFor(() => expect(args.onAddToWardrobe).toHaveBeenCalledOnce());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    const item = await screen.findByRole('menuitem', { name: 'Take Selfie' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

/** At the bottom of a phone's screen, the menu opens upwards. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [
    (Story) => (
      <div className="fixed inset-x-0 bottom-0 flex justify-center">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Upload' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      trigger.getBoundingClientRect().top,
    );
  },
};
