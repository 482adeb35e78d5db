import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleItems, samplePerson, samplePosts } from '../../testing/samples.ts';
import { ItemTiles } from '../ItemTiles/ItemTiles.tsx';
import { PeopleResults } from '../PeopleResults/PeopleResults.tsx';
import { PostTiles } from '../PostTiles/PostTiles.tsx';
import { TagResults } from '../TagResults/TagResults.tsx';
import { SearchResults } from './SearchResults.tsx';

const hrefOf = (id: string) => `#${id}`;

const meta = {
  title: 'Search/SearchResults',
  component: SearchResults,
  args: {
    results: {
      people: (
        <PeopleResults
          people={[{ ...samplePerson(), bio: 'Mostly linen' }]}
          hrefOf={hrefOf}
          onOpen={fn()}
          actionOf={() => null}
          text="linen"
        />
      ),
      posts: <PostTiles posts={samplePosts.slice(0, 4)} hrefOf={hrefOf} onOpen={fn()} />,
      tags: <TagResults tags={[{ tag: '#linen', postCount: 2148 }]} onOpen={fn()} />,
      items: <ItemTiles items={sampleItems} hrefOf={hrefOf} onOpen={fn()} text="linen" />,
    },
    totals: { people: 1, posts: 100, tags: 1, items: 4 },
    hasMore: (type) => type === 'posts',
    onSeeAll: fn(),
    outdated: false,
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A total at its maximum has a plus sign. */
export const AllTypes: Story = {
  play: async ({ args, canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['People', 'Tags', 'Posts', 'My Items']);
    await expect(canvas.getByText('100+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all Posts' }));
    await expect(args.onSeeAll).toHaveBeenCalledWith('posts');
  },
};

/** A type without results disappears. */
export const OnlyPosts: Story = {
  args: {
    results: {
      people: null,
      tags: null,
      items: null,
      posts: <PostTiles posts={samplePosts} hrefOf={hrefOf} onOpen={fn()} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

/** Results of the text before are dimmed until the new ones are there. */
export const Outdated: Story = { args: { outdated: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
