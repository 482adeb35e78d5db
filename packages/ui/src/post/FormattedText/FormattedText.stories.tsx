import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setTextFormat } from '../../text/text-format.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { FormattedText } from './FormattedText.tsx';

const meta = {
  title: 'Post/FormattedText',
  component: FormattedText,
  args: { text: 'In #Lisbon with @noor.alhadid.' },
} satisfies Meta<typeof FormattedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the code for links has loaded, the text is plain. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('In #Lisbon with @noor.alhadid.')).toBeVisible();
  },
};

const WithLinks = ({ text }: { readonly text: string }) => (
  <LinkedText text={text} profileHref={(username) => `/user/${username}`} currentUsername="mira" />
);

export const WithLinksLoaded: Story = {
  beforeEach: () => {
    setTextFormat(WithLinks);
    return () => setTextFormat(null);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#Lisbon' })).toBeVisible();
  },
};
