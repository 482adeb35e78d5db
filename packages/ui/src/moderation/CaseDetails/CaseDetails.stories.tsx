import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleCase } from '../../testing/sample-cases.ts';
import { sampleNow, samplePerson, samplePost } from '../../testing/samples.ts';
import { CaseDetails } from './CaseDetails.tsx';

const meta = {
  title: 'Moderation/CaseDetails',
  component: CaseDetails,
  args: { shown: sampleCase(), now: sampleNow, postHref: (id) => `/post/${id}` },
} satisfies Meta<typeof CaseDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfPost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: moderationCopy.openPost })).toHaveAttribute(
      'href',
      '/post/post-1',
    );
    await expect(canvas.getByRole('heading', { name: `${moderationCopy.reports} 2` })).toBeVisible();
    await expect(canvas.getByRole('list', { name: moderationCopy.record })).toBeVisible();
  },
};

/** A photo that was reported for nudity or violence is covered until the moderator asks for it. */
export const Covered: Story = {
  args: { shown: sampleCase({ reason: 'violence' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(moderationCopy.covered)).toBeVisible();
    const pictures = canvasElement.querySelectorAll('img').length;
    await userEvent.click(canvas.getByRole('button', { name: moderationCopy.showPicture }));
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(pictures + 1);
    await expect(document.activeElement?.querySelectorAll('img')).toHaveLength(1);
  },
};

export const OfComment: Story = {
  args: {
    shown: sampleCase({
      targetType: 'comment',
      image: null,
      postImage: samplePost().image,
      text: 'Who asked for your elbows?',
      record: [],
      thread: [
        { id: '1', author: 'mira', text: 'Lovely.', isTarget: false },
        { id: '2', author: 'ana_p', text: 'Who asked for your elbows?', isTarget: true },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const thread = canvas.getByRole('heading', { name: moderationCopy.thread }).parentElement;
    await expect(thread?.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByText(moderationCopy.noRecord)).toBeVisible();
  },
};

export const OfPerson: Story = {
  args: {
    shown: sampleCase({
      targetType: 'person',
      createdAt: null,
      image: null,
      text: longWord,
      posts: [{ id: 'post-1', image: samplePost().image, caption: 'Linen' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: moderationCopy.posts })).toBeVisible();
  },
};

/** Every picture of a person that was reported for nudity or violence is covered, also beside the name and of the posts. */
export const CoveredPerson: Story = {
  args: {
    shown: sampleCase({
      targetType: 'person',
      author: samplePerson({ username: 'deal.hunter.99' }),
      reason: 'nudity',
      createdAt: null,
      image: null,
      text: 'Linen all year.',
      reports: [],
      posts: [{ id: 'post-1', image: samplePost().image, caption: 'Linen' }],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    const [button] = canvas.getAllByRole('button', { name: moderationCopy.showPicture });
    if (button) await userEvent.click(button);
    await expect(canvas.getByRole('img', { name: 'Linen' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await expect(canvas.queryByText(moderationCopy.covered)).toBeNull();
  },
};
