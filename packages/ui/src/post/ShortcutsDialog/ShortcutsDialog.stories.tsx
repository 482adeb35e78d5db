import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type ShortcutAction, shortcutKeys } from '../PostShortcuts/shortcuts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Post/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    actions: Object.keys(shortcutKeys) as ShortcutAction[],
    characters: true,
    onCharactersChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const termsOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  return within(dialog)
    .getAllByRole('term')
    .map((action) => action.textContent);
};

export const ItemPage: Story = {
  args: { page: 'item', actions: ['help'] },
  play: async () => {
    await expect(await termsOf()).toEqual([
      'Wore it today',
      'Plan',
      'This list',
      'Search',
      'Notifications',
      'Last message, such as Undo',
    ]);
  },
};

export const Suggestions: Story = {
  args: { page: 'suggestions', actions: ['help'] },
  play: async () => {
    await expect((await termsOf()).slice(0, 3)).toEqual([
      'Shuffle in the suggestion with the focus',
      'Save the suggestion with the focus',
      'Skip the suggestion with the focus',
    ]);
  },
};

/** All shortcuts of the feed; the switch turns character keys off. */
export const Feed: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const actions = within(dialog).getAllByRole('term');
    await expect(actions.map((action) => action.textContent)).toEqual([
      'Next post',
      'Previous post',
      'Image or items',
      'Like',
      'Comment',
      'Share',
      'Open post',
      'This list',
      'New posts',
      'Search',
      'Notifications',
      'Last message, such as Undo',
    ]);
    await expect(within(dialog).getByText('then')).toBeVisible();
    for (const text of ['↑', 'Up arrow', '↓', 'Down arrow', 'Enter']) {
      await expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    await expect(
      within(dialog).getByText('They rest while you type and while a window is open.'),
    ).toBeVisible();
    const letters = within(dialog).getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(letters).toHaveAccessibleDescription(
      'When off, letters, ?, / and . do nothing; arrow keys and Enter stay.',
    );
    await expect(letters).toBeChecked();
    await userEvent.click(letters);
    await expect(args.onCharactersChange).toHaveBeenCalledWith(false);
  },
};

/** The page of a post has no shortcuts for steps and for opening the post. */
export const SinglePost: Story = {
  args: { actions: ['view', 'like', 'comment', 'share', 'help'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByText('Next post')).toBeNull();
    await expect(within(dialog).queryByText('New posts')).toBeNull();
    await expect(within(dialog).getByText('Like')).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  args: { characters: false },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('switch')).not.toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
