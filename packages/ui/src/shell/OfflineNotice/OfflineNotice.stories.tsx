import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Shell/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '10rem' } } },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

/** The live region exists before its text, so that the text is announced. */
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The notice moves the page down and covers none of it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <OfflineNotice {...args} />
      <h1 className="p-5 font-serif text-28">Feed</h1>
    </>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByText('You are offline.').getBoundingClientRect();
    const page = canvas.getByRole('heading').getBoundingClientRect();
    await expect(page.top).toBeGreaterThanOrEqual(notice.bottom);
  },
};

export const ScrolledPage: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <OfflineNotice {...args} />
      <p className="h-[200vh] p-5">A long page</p>
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await expect(window.scrollY).toBe(300);
    await expect(canvas.getByText('You are offline.').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};
