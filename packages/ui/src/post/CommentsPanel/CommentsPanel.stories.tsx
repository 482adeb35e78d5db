import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { arabicPerson, emojiName, hostilePerson, manyComments, million } from '../../testing/hostile-data.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { sampleComment, sampleComments, sampleNow } from '../../testing/samples.ts';
import { CommentsPanel } from './CommentsPanel.tsx';

const meta = {
  title: 'Post/CommentsPanel',
  component: CommentsPanel,
  args: {
    comments: sampleComments,
    commentCount: 4,
    now: sampleNow,
    profileHref: (username: string) => `#${username}`,
    currentUser: { name: 'Sofia', avatar: sampleImages.annelise },
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onReplyToChange: fn(),
    actions: noCommentActions,
  },
  render: function Render({ replyTo: first = null, onReplyToChange, ...args }) {
    const [replyTo, setReplyTo] = useState(first);
    return (
      <div className="flex h-140 max-w-100 flex-col overflow-hidden px-7 wide:px-10">
        <CommentsPanel
          {...args}
          replyTo={replyTo}
          onReplyToChange={(comment) => {
            setReplyTo(comment);
            onReplyToChange(comment);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof CommentsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Needs no scrolling: the scroll position that a focused control causes would differ between screenshots. */
const oneThread = sampleComments.slice(0, 2);

/** Reply focuses the field, also when pressed again, and names the author; Cancel ends the reply. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (let press = 1; press <= 2; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Reply to jo' }));
      await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus();
    }
    await expect(canvas.getByText('Replying to jo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await expect(canvas.queryByText('Replying to jo')).toBeNull();
    await expect(args.onReplyToChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus();
  },
};

/** An added comment is announced. The comments of another post are not. */
export const Announced: Story = {
  render: function Render(args) {
    const [comments, setComments] = useState(args.comments);
    const arrive = () =>
      setComments((before) => [sampleComment({ id: 'new', text: 'At last!' }), ...(before ?? [])]);
    return (
      <div className="flex h-140 max-w-100 flex-col px-7 wide:px-10">
        <CommentsPanel {...args} comments={comments} />
        <Button onClick={arrive}>A comment arrives</Button>
        <Button onClick={() => setComments([sampleComment({ id: 'other' })])}>Another post</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Comments' });
    const [news] = within(panel).getAllByRole('status');
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'A comment arrives' }));
    await expect(news).toHaveTextContent('Comment by tomasz.wojcik added');
    await userEvent.click(canvas.getByRole('button', { name: 'Another post' }));
    await expect(news).toBeEmptyDOMElement();
  },
};

export const Empty: Story = {
  args: { comments: [], commentCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { comments: null },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Loading comments');
  },
};

/** Comments that arrive wait over the list, which does not move until they are shown. The panel then has the focus. */
export const NewCommentsWait: Story = {
  args: {
    comments: manyComments(20),
    commentCount: 22,
    newComments: { count: 2, onShow: fn() },
  },
  play: async ({ args, canvas }) => {
    const top = canvas.getAllByRole('article')[0]?.getBoundingClientRect().top;
    const show = canvas.getByRole('button', { name: '2 new comments' });
    await userEvent.click(show);
    await expect(args.newComments?.onShow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveFocus();
    await expect(canvas.getAllByRole('article')[0]?.getBoundingClientRect().top).toBe(top);
  },
};

/** While the connection for live updates is broken, the panel says so. */
export const NotLive: Story = {
  args: { isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not live. Trying again.')).toBeVisible();
  },
};

/** Try Again reloads the comments and keeps the focus in the panel. */
export const Failed: Story = {
  args: { comments: null, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load comments. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveFocus();
  },
};

/** A reply to a reply joins the same thread and names its author. */
export const ReplyToAReply: Story = {
  args: { comments: oneThread, commentCount: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to mariam.elsayed' }));
    await expect(canvas.getByText('Replying to mariam.elsayed')).toBeVisible();
    await expect(args.onReplyToChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'comment-2', parentId: 'comment-1' }),
    );
  },
};

/** While a comment is being sent, its text remains readable and cannot be sent again. */
export const Sending: Story = {
  args: { text: 'So well cut', busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('So well cut');
  },
};

/** The list scrolls, the field does not. */
export const Many: Story = {
  args: { commentCount: million, comments: manyComments(40) },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Add a comment').getBoundingClientRect();
    await expect(field.bottom).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().bottom);
    await expect(canvas.getByText('1M')).toBeVisible();
    await expect(canvas.getByText('1,000,000')).toBeInTheDocument();
  },
};

/**
 * A post with more comments than are loaded with it: earlier ones are loaded page by page. After the last page
 * the focus is on the text that replaces the button.
 */
export const Earlier: Story = {
  args: { commentCount: million },
  render: function Render(args) {
    const [count, setCount] = useState(4);
    const more = () => setCount((before) => before + 1);
    const comments = manyComments(6).reverse().slice(0, count);
    return (
      <div className="flex h-140 max-w-100 flex-col px-7 wide:px-10">
        <CommentsPanel
          {...args}
          comments={comments}
          earlier={{ onLoad: count < 6 ? more : undefined, loading: false, failed: false }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 4 comments are shown.')).toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Show earlier comments' });
    await userEvent.click(button);
    await expect(canvas.getByText('The newest 5 comments are shown.')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Comment by/)).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All comments are shown.')).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const EarlierLoading: Story = {
  args: {
    comments: oneThread,
    earlier: { onLoad: fn(), loading: true, failed: false },
    commentCount: million,
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show earlier comments' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.earlier?.onLoad).not.toHaveBeenCalled();
  },
};

export const EarlierFailed: Story = {
  args: {
    comments: oneThread,
    earlier: { onLoad: fn(), loading: false, failed: true },
    commentCount: million,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load comments. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier comments' }));
    await expect(args.earlier?.onLoad).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    commentCount: million,
    comments: [
      sampleComment({ author: hostilePerson, text: longWord }),
      sampleComment({ id: 'reply', parentId: 'comment-1', author: arabicPerson, text: emojiName }),
    ],
    replyTo: sampleComment({ author: hostilePerson }),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel reply' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};
