import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { emojiName } from '../../testing/hostile-data.ts';
import { longCaption } from '../../testing/sample-captions.ts';
import { samplePost } from '../../testing/samples.ts';
import { setTextFormat } from '../../text/text-format.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { PostText } from './PostText.tsx';

const meta = {
  title: 'Post/PostText',
  component: PostText,
  args: { caption: samplePost().caption, tags: samplePost().tags },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostText>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const lineHeightPx = 24;

/** A caption of up to 90 characters is a headline. */
export const Headline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rain was forecast/)).toHaveClass('font-serif');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On phones, a long caption is collapsed to three lines; More expands it and Less collapses it. */
export const PhoneLongCaption: Story = {
  args: { caption: longCaption },
  globals: phone,
  play: async ({ canvas }) => {
    const caption = canvas.getByText(longCaption);
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(caption.clientHeight).toBe(3 * lineHeightPx);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(caption.clientHeight).toBeGreaterThan(5 * lineHeightPx);
    await expect(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(caption.clientHeight).toBe(3 * lineHeightPx);
  },
};

/** On desktops, eight lines are shown, so this caption is complete. */
export const LongCaption: Story = {
  args: { caption: longCaption },
  play: async ({ canvas }) => {
    const caption = canvas.getByText(longCaption);
    await expect(caption.scrollHeight).toBe(caption.clientHeight);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The longest allowed caption leaves space for the comments. */
export const LongestCaption: Story = {
  args: { caption: `${longCaption} `.repeat(7).trim() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
    await expect(canvas.getByText(/^Annual confession/).clientHeight).toBe(8 * lineHeightPx);
  },
};

/** The caption is too long for a headline and fits into the collapsed lines, so there is no More button. */
export const ThreeLines: Story = {
  args: { caption: longCaption.slice(0, 100) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Annual confession/)).not.toHaveClass('font-serif');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A post without tags shows two default tags. */
export const WithoutTags: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Style', 'Fashion']);
  },
};

/** Without a caption, the tags are shown without a gap above. */
export const WithoutCaption: Story = {
  args: { caption: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    const tags = canvas.getByRole('list', { name: 'Tags' }).getBoundingClientRect();
    await expect(tags.top - canvasElement.getBoundingClientRect().top).toBeLessThan(32);
  },
};

/** A long list of tags is folded. */
export const ManyTags: Story = {
  args: { tags: Array.from({ length: 30 }, (_, index) => `#outfit${'of'.repeat(index)}${index}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    const button = canvas.getByRole('button', { name: '+22 tags' });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer tags' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Emoji: Story = {
  args: { caption: emojiName.slice(0, 88), tags: ['#🧥', `#${emojiName}`] },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#🧥')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Arabic: Story = {
  args: { caption: 'توقّعوا المطر، فاخترتُ الكتّان والمعطف الجميل.', tags: ['#لشبونة', '#كتان'] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/المعطف/)).direction).toBe('rtl');
  },
};

export const LongWord: Story = {
  args: { caption: longWord, tags: [`#${longWord.slice(0, 49)}`] },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByText(longWord)).toBeVisible();
  },
};

/** The headline is one long word. */
export const LongHeadline: Story = {
  args: { caption: longWord.slice(0, 90) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longWord.slice(0, 90))).toHaveClass('font-serif');
  },
};

const WithLinks = ({ text }: { readonly text: string }) => (
  <LinkedText text={text} profileHref={(username) => `/user/${username}`} currentUsername="mira" />
);

/** A collapsed caption opens when the focus reaches a link after its visible lines. */
export const FocusedHiddenLink: Story = {
  args: { caption: `${'Linen and wool. '.repeat(60)}Seen at #lisbon.`, tags: [] },
  globals: phone,
  beforeEach: () => {
    setTextFormat(WithLinks);
    return () => setTextFormat(null);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More' });
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '#lisbon' });
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeVisible();
    const { top, bottom } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
