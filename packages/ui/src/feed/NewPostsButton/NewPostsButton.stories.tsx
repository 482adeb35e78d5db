import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { arabicPerson, hostilePerson } from '../../testing/hostile-data.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { NewPostsButton } from './NewPostsButton.tsx';

const author = (
  username: string,
  avatar: (typeof sampleImages)[keyof typeof sampleImages] | null = null,
) => ({
  username,
  displayName: '',
  avatar,
});

const meta = {
  title: 'Feed/NewPostsButton',
  component: NewPostsButton,
  args: {
    authors: [author('annelise', sampleImages.annelise), author('tomasz.wojcik'), author('mei')],
    palette: ['#B4553A', '#E8C9A0', '#5D6B4E'],
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPostsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New posts' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const OneAuthor: Story = { args: { authors: [author('mei')] } };

/** Three authors are shown, however many there are. */
export const ManyAuthors: Story = {
  args: { authors: [arabicPerson, hostilePerson, author('mei'), author('jo'), author('kim')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New posts' }).clientWidth).toBeLessThan(220);
  },
};

/** While the posts load, a second press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'New posts' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** On phones, it has no arrow. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
