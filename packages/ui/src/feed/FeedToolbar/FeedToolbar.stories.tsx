import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { DeletePostButton } from '../../post/DeletePostButton/DeletePostButton.tsx';
import { EditPostButton } from '../../post/EditPostButton/EditPostButton.tsx';
import { ViewToggle } from '../../post/ViewToggle/ViewToggle.tsx';
import { WorePostButton } from '../../post/WorePostButton/WorePostButton.tsx';
import { NavigationBar } from '../../shell/NavigationBar/NavigationBar.tsx';
import { FeedFilterButton } from '../FeedFilterButton/FeedFilterButton.tsx';
import { FeedToolbar } from './FeedToolbar.tsx';

const targets = [{ label: 'Home', href: '#home', icon: House }];

/** Rendered below the real top bar, which it overlaps on phones. */
const meta = {
  title: 'Feed/FeedToolbar',
  component: FeedToolbar,
  args: {
    start: <FeedFilterButton label="All Posts" onPress={fn()} />,
    toggle: <ViewToggle view="image" itemCount={5} onViewChange={fn()} />,
  },
  argTypes: { start: { control: false }, toggle: { control: false }, end: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <NavigationBar homeHref="#home" targets={targets} activeHref="#home" />
      <main className="px-4 tablet:px-12">
        <FeedToolbar {...args} />
        <p data-testid="below">What the controls are for</p>
      </main>
    </>
  ),
} satisfies Meta<typeof FeedToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Filters at the start and the view toggle in the center, below the top bar. */
export const Feed: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('radiogroup', { name: 'View of the post' });
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(topOf(toggle)).toBeGreaterThanOrEqual(header.bottom);
    const filter = canvas.getByRole('button', { name: 'Filter posts: All Posts' });
    await expect(filter.getBoundingClientRect().right).toBeLessThan(toggle.getBoundingClientRect().left);
  },
};

/** On the page of an own post, its actions are at the end of the toolbar. */
export const OwnPost: Story = {
  args: {
    start: undefined,
    end: (
      <span data-own-row className="contents">
        <WorePostButton busy={false} onPress={fn()} />
        <EditPostButton onPress={fn()} />
        <DeletePostButton onPress={fn()} />
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wore it today' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Post' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Post' })).toBeVisible();
  },
};

const insideTheTopBar: Story['play'] = async ({ canvas }) => {
  const header = canvas.getByRole('banner');
  const box = header.getBoundingClientRect();
  const main = within(canvas.getByRole('main'));
  for (const control of [main.getByRole('radiogroup'), ...main.getAllByRole('button')]) {
    await expect(topOf(control)).toBeGreaterThanOrEqual(box.top);
    await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
  }
  await expect(topOf(canvas.getByTestId('below'))).toBeGreaterThanOrEqual(box.bottom);
  const brand = within(header).getByRole('link', { name: 'Aura, home' }).getBoundingClientRect();
  const pressed = document.elementFromPoint(brand.left + brand.width / 2, brand.top + brand.height / 2);
  await expect(header).toContainElement(pressed as HTMLElement);
};

/** On phones, the toolbar overlaps the top bar; the wordmark next to it remains a link. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await insideTheTopBar?.(context);
    const filter = context.canvas.getByRole('button', { name: 'Filter posts: All Posts' });
    const toggle = context.canvas.getByRole('radiogroup', { name: 'View of the post' });
    await expect(filter.getBoundingClientRect().right).toBeLessThanOrEqual(
      toggle.getBoundingClientRect().left,
    );
  },
};

/** Beside the back button there is no room for the wordmark. */
export const PhoneWithBack: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <NavigationBar homeHref="#home" targets={targets} activeHref="#home" onBack={fn()} />
      <main className="px-4">
        <FeedToolbar {...args} />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Aura, home' })).toBeNull();
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    const filter = canvas.getByRole('button', { name: 'Filter posts: All Posts' }).getBoundingClientRect();
    await expect(back.right).toBeLessThanOrEqual(filter.left);
  },
};

const inItsOwnRow: Story['play'] = async ({ canvas }) => {
  const header = canvas.getByRole('banner').getBoundingClientRect();
  const toggle = canvas.getByRole('radiogroup', { name: 'View of the post' });
  await expect(topOf(toggle)).toBeGreaterThanOrEqual(header.bottom);
};

/** When the top bar is too narrow, the toolbar is in a separate row. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: inItsOwnRow,
};

/** The actions of an own post need a separate row. */
export const PhoneOwnPost: Story = {
  args: OwnPost.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: inItsOwnRow,
};

/** With all actions, the toolbar is no wider than a small phone. */
export const SmallPhoneOwnPost: Story = {
  args: OwnPost.args ?? {},
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Delete Post' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: inItsOwnRow,
};

export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, direction: 'rtl' },
  play: async (context) => {
    await insideTheTopBar?.(context);
    const filter = context.canvas.getByRole('button', { name: 'Filter posts: All Posts' });
    const toggle = context.canvas.getByRole('radiogroup', { name: 'View of the post' });
    await expect(filter.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      toggle.getBoundingClientRect().right,
    );
  },
};
