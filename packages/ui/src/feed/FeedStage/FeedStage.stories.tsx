import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { OfflineNotice } from '../../shell/OfflineNotice/OfflineNotice.tsx';
import { FeedPage } from '../../testing/FeedPage.tsx';
import { arabicPerson, hostilePost, manyComments } from '../../testing/hostile-data.ts';
import { longCaption } from '../../testing/sample-captions.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { samplePerson, samplePost } from '../../testing/samples.ts';

/** The feed page, composed of its components. */
const meta = {
  title: 'Feed/FeedStage',
  component: FeedPage,
  args: { post: samplePost() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const noSidewaysOverflow = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
const longPost = samplePost({
  image: sampleImages.squareOutfit,
  caption: longCaption,
  tags: [],
  itemIds: [],
  likeCount: 0,
  commentCount: 0,
  author: samplePerson({ username: 'annelise.vandenberghe.oostende', avatar: sampleImages.annelise }),
  location: 'Sint-Katelijne-Waver, Province of Antwerp',
});

/** A change of post is announced, and the focus does not move. */
export const Image: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Posts' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getByText('Post 1 of 9')).toHaveAttribute('role', 'status');
    const next = canvas.getByRole('button', { name: 'Next post' });
    await userEvent.click(next);
    await expect(canvas.getByText('Post 2 of 9')).toBeInTheDocument();
    await expect(next).toHaveFocus();
    await noSidewaysOverflow();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** With filters, the number of posts is a minimum until all pages are loaded. */
export const AtLeast: Story = {
  args: { atLeast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Post 1 of at least 9')).toHaveAttribute('role', 'status');
  },
};

/** The photo is narrow and next to the items. */
export const Items: Story = {
  args: { view: 'items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Items (5)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Image' }));
    await expect(canvas.queryByRole('heading', { name: 'Items (5)' })).toBeNull();
  },
};

/** A step from the items shows the image of the next post, and the focus moves with the arrow. */
export const StepFromItems: Story = {
  args: { view: 'items' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next post' }));
    await expect(canvas.getByText('Post 2 of 9')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Image' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Next post' })).toHaveFocus();
  },
};

/** The last post of the list. */
export const LongCaption: Story = {
  args: { post: longPost, comments: [], startAt: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Post 9 of 9')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Next post' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
  },
};

/** The longest allowed caption leaves space for the comments. */
export const LongestCaption: Story = {
  args: {
    post: samplePost({
      caption: `${longCaption} `.repeat(7).trim(),
      author: samplePerson({ username: longWord.slice(0, 30) }),
      tags: Array.from({ length: 30 }, (_, index) => `#tag${index}`),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('region', { name: 'Comments' }).clientHeight).toBeGreaterThan(280);
  },
};

/** The page of a single post has no arrows. */
export const SinglePost: Story = {
  args: { alone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next post' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete Post' })).toBeVisible();
  },
};

export const NoImage: Story = {
  args: { post: samplePost({ image: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This photo is not available.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open post' })).toBeVisible();
  },
};

/** The post has unbreakable words, counts of a million, and images that fail to load. */
export const Hostile: Story = {
  args: { post: hostilePost, comments: manyComments(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like, 1M, 1,000,000 likes' })).toHaveTextContent('1M');
    await noSidewaysOverflow();
  },
};

export const SmallPhoneHostile: Story = {
  args: { post: hostilePost },
  globals: small,
  play: Hostile.play ?? noSidewaysOverflow,
};

export const RightToLeft: Story = {
  args: { post: samplePost({ author: arabicPerson, location: 'القاهرة' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: /^Outfit/ }).getBoundingClientRect();
    const next = canvas.getByRole('button', { name: 'Next post' }).getBoundingClientRect();
    await expect(next.right).toBeLessThan(photo.left);
    await noSidewaysOverflow();
  },
};

export const PhoneRightToLeft: Story = {
  args: RightToLeft.args ?? {},
  globals: { ...phone, direction: 'rtl' },
  play: noSidewaysOverflow,
};

/** On phones, the controls are in the top bar, directly above the photo. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(topOf(canvas.getByRole('radiogroup', { name: 'View of the post' }))).toBeLessThan(
      bar.bottom,
    );
    await expect(topOf(canvas.getByRole('img', { name: /^Outfit/ }))).toBeLessThan(bar.bottom + 12);
    const order = [
      canvas.getByRole('img', { name: /^Outfit/ }),
      canvas.getByRole('button', { name: 'Next post' }),
      canvas.getByRole('link', { name: 'mariam.elsayed' }),
      canvas.getByText(/^Rain was forecast/),
      canvas.getByRole('list', { name: 'Tags' }),
    ].map(topOf);
    await expect(order).toEqual([...order].sort((a, b) => a - b));
    await noSidewaysOverflow();
  },
};

/** Offline, the notice takes a row above the page, which still fits into the window. */
export const Offline: Story = {
  decorators: [
    (Story) => (
      <>
        <OfflineNotice offline />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const notice = canvas.getByText('You are offline.').getBoundingClientRect();
    await expect(
      canvas.getByRole('link', { name: 'Aura, home' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(notice.bottom);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** On a phone in landscape, the actions are beside the photo. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of [/^Like/, /^Comment/, 'Share', 'Next post']) {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    const photo = canvas.getByRole('img', { name: /^Outfit/ }).getBoundingClientRect();
    await expect(photo.bottom).toBeLessThanOrEqual(window.innerHeight);
    await noSidewaysOverflow();
  },
};

/** At 400 % zoom, the page scrolls to the actions. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async ({ canvas }) => {
    const like = canvas.getByRole('button', { name: /^Like,/ });
    like.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = like.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(like.contains(hit)).toBe(true);
    window.scrollTo(0, 0);
    await noSidewaysOverflow();
  },
};

export const PhoneItems: Story = { args: { view: 'items' }, globals: phone, play: noSidewaysOverflow };
export const PhoneLongCaption: Story = {
  args: { post: longPost, comments: [], startAt: 9 },
  globals: phone,
  play: noSidewaysOverflow,
};
export const SmallPhone: Story = { globals: small, play: noSidewaysOverflow };
export const PhoneSinglePost: Story = {
  args: { alone: true },
  globals: small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Post' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    await noSidewaysOverflow();
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: noSidewaysOverflow,
};
