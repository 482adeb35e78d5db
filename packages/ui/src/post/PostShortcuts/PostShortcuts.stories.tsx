import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShortcutsDialog } from '../ShortcutsDialog/ShortcutsDialog.tsx';
import { PostShortcuts } from './PostShortcuts.tsx';

const meta = {
  title: 'Post/PostShortcuts',
  component: PostShortcuts,
  args: {
    actions: {
      previous: undefined,
      next: fn(),
      view: fn(),
      like: fn(),
      comment: fn(),
      share: fn(),
      open: fn(),
    },
    characters: true,
    onCharactersChange: fn(),
    dialog: ShortcutsDialog,
  },
} satisfies Meta<typeof PostShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

const toPage = () => (document.activeElement as HTMLElement | null)?.blur();

/** Each key runs its action. A key whose action is undefined has no effect. */
export const Feed: Story = {
  play: async ({ args }) => {
    toPage();
    await userEvent.keyboard('j{ArrowDown}k{ArrowUp}ilcs{Enter}');
    await expect(args.actions.next).toHaveBeenCalledTimes(2);
    for (const name of ['view', 'like', 'comment', 'share', 'open'] as const) {
      await expect(args.actions[name]).toHaveBeenCalledOnce();
    }
  },
};

/** The button opens the list. While the list is open, the shortcuts are off. */
export const Help: Story = {
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('jl');
    await expect(args.actions.next).not.toHaveBeenCalled();
    await expect(args.actions.like).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** With character keys off, arrows, Enter and the button still work. */
export const CharacterKeysOff: Story = {
  args: { characters: false },
  play: async ({ args, canvas }) => {
    toPage();
    await userEvent.keyboard('jlcs?{ArrowDown}{Enter}');
    await expect(args.actions.next).toHaveBeenCalledOnce();
    await expect(args.actions.like).not.toHaveBeenCalled();
    await expect(args.actions.open).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};

/** The result of a key is announced. */
export const Announced: Story = {
  args: { announcement: 'Liked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Liked');
  },
};

/** On phones there is no button, but the shortcuts work with a connected keyboard. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
    toPage();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.actions.next).toHaveBeenCalledOnce();
  },
};
