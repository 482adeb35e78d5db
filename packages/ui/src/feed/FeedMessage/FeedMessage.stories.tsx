import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { FeedFilterButton } from '../FeedFilterButton/FeedFilterButton.tsx';
import { FeedMessage } from './FeedMessage.tsx';

const onFilter = fn();
const filterButton = (label: string) => <FeedFilterButton label={label} onPress={onFilter} />;

const meta = {
  title: 'Feed/FeedMessage',
  component: FeedMessage,
  args: {
    start: filterButton('All Posts'),
    title: 'No posts yet',
    body: 'Share your first outfit, and it appears here.',
  },
  argTypes: { start: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="pt-top-bar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

const share = fn();
const showAll = fn();

export const Empty: Story = {
  args: { actions: <Button onClick={share}>Share an Outfit</Button> },
  argTypes: { actions: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expect(canvas.getByText('Share your first outfit, and it appears here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share an Outfit' }));
    await expect(share).toHaveBeenCalledOnce();
  },
};

/** The filters can be changed. */
export const NoMatches: Story = {
  args: {
    start: filterButton('Following'),
    body: 'No post matches your filters.',
    actions: (
      <Button variant="outline" onClick={showAll}>
        Show All Posts
      </Button>
    ),
  },
  argTypes: { actions: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No post matches your filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter posts: Following' }));
    await expect(onFilter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Posts' }));
    await expect(showAll).toHaveBeenCalledOnce();
  },
};

const keepLooking = fn();

/** Only part of the feed was searched; a button continues the search. */
export const NoMatchesAmongNewest: Story = {
  args: {
    start: filterButton('Following'),
    body: 'No post among the newest 50 matches your filters.',
    actions: (
      <Button variant="outline" onClick={keepLooking}>
        Keep looking
      </Button>
    ),
  },
  argTypes: { actions: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No post among the newest 50 matches your filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep looking' }));
    await expect(keepLooking).toHaveBeenCalledOnce();
  },
};

/** The stored filter is not implemented yet. */
export const ComingSoon: Story = {
  args: {
    start: filterButton('Favorite stores'),
    title: 'Coming Soon',
    body: 'This view of the feed is not ready yet.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter posts: Favorite stores' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { start: filterButton(longWord) },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: `Filter posts: ${longWord}` }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: 'No posts yet' }).getBoundingClientRect();
    await expect(filter.bottom).toBeLessThan(heading.top);
  },
};
