import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { WaitingComments } from './WaitingComments.tsx';

const meta = {
  title: 'Post/WaitingComments',
  component: WaitingComments,
  args: {
    comments: [
      { id: 'first', text: 'So well cut.', replyTo: null },
      { id: 'second', text: 'Where is the belt from?\nIt fits so well.', replyTo: null },
    ],
    onEdit: fn(),
    currentUser: { name: 'Sofia', avatar: sampleImages.annelise },
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaitingComments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each comment says that it waits, and can be taken back into the field. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Comments that are not sent yet' });
    const [first, second] = within(list).getAllByRole('listitem');
    if (!first || !second) throw new Error('The story has two comments.');
    await expect(within(first).getByText('Waiting for connection')).toBeVisible();
    await userEvent.click(within(second).getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenCalledWith('second');
  },
};

/** A reply says whom it answers, when that comment is loaded. */
export const Replies: Story = {
  args: {
    comments: [
      { id: 'first', text: 'So well cut.', replyTo: { username: 'tomasz.wojcik' } },
      { id: 'second', text: 'Linen?', replyTo: { username: '' } },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('The story has two comments.');
    await expect(within(first).getByText('Reply to tomasz.wojcik')).toBeVisible();
    await expect(within(second).getByText('Reply')).toBeVisible();
  },
};

/** A long word breaks, and the lines of a text stay. */
export const LongText: Story = {
  args: { comments: [{ id: 'first', text: `${longWord}\n\n${longWord}`, replyTo: null }] },
};
