import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { LinkedText } from './LinkedText.tsx';

const meta = {
  title: 'Post/LinkedText',
  component: LinkedText,
  args: {
    text: 'In #Lisbon with @noor.alhadid, for @Mariam.Elsayed. Pattern at https://aura.example/hems?size=38.',
    profileHref: (username: string) => `/user/${username}`,
    currentUsername: 'mariam.elsayed',
  },
  decorators: [
    (Story) => (
      <p dir="auto" className="max-w-90 text-16">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof LinkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tags and mentions of the current user have the accent colour; other sites open in a new tab. */
export const TagsMentionsAndAddresses: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '#Lisbon' })).toHaveAttribute('href', '/tag/lisbon');
    await expect(canvas.getByRole('link', { name: '@noor.alhadid' })).toHaveAttribute(
      'href',
      '/user/noor.alhadid',
    );
    await expect(canvas.getByRole('link', { name: '@Mariam.Elsayed' })).toHaveClass('text-accent');
    const site = canvas.getByRole('link', { name: /^https/ });
    await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(canvasElement.textContent).toContain(args.text.slice(0, 40));
  },
};

export const PlainText: Story = {
  args: { text: 'Nothing # to @ link: javascript:alert(1) me@aura.example' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongAddress: Story = {
  args: { text: `https://aura.example/${longWord} #${longWord.slice(0, 49)}` },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** Each link has its own direction: the sign of the mention comes before its name. */
export const Arabic: Story = {
  args: { text: 'معطف #لشبونة من @noor.alhadid https://aura.example/hems/' },
  play: async ({ canvas }) => {
    const directionOf = (name: RegExp) => {
      const { direction, unicodeBidi } = getComputedStyle(canvas.getByRole('link', { name }));
      return [direction, unicodeBidi];
    };
    await expect(directionOf(/^@noor/)).toEqual(['ltr', 'isolate']);
    await expect(directionOf(/^https/)).toEqual(['ltr', 'isolate']);
    await expect(directionOf(/^#/)).toEqual(['rtl', 'isolate']);
  },
};
