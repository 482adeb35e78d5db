import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function SheetWithButton({ onOpenChange, open, ...props }: SheetProps) {
  const [shown, setShown] = useState(open);
  const change = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Filter</Button>
      <Sheet {...props} open={shown} onOpenChange={change} />
    </>
  );
}

const choices = (
  <>
    <Checkbox label="Following" />
    <Checkbox label="Discover" />
  </>
);

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: 'Filter posts', initialFocus: 'body', children: choices },
  render: (args) => <SheetWithButton {...args} />,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const findSheet = (name = 'Filter posts') => screen.findByRole('dialog', { name });
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** On phones, the sheet is at the lower edge, as wide as the screen and as high as its content. */
export const Phone: Story = {
  globals: phone,
  play: async () => {
    const sheet = await findSheet();
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    const { width, height } = sheet.getBoundingClientRect();
    await expect(width).toBe(window.innerWidth);
    await expect(height).toBeLessThan(window.innerHeight / 2);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Following' })).toHaveFocus());
  },
};

/** From 700 px, the sheet is a small centred window. */
export const Desktop: Story = {
  play: async () => {
    const { bottom, width } = (await findSheet()).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    await expect(width).toBe(448);
  },
};

/** The close button, Escape and a press outside close the sheet and restore the focus. */
export const Closing: Story = {
  globals: phone,
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await userEvent.click(within(await findSheet()).getByRole('button', { name: 'Close' }));
    await expectGone();
    await userEvent.click(opener);
    await findSheet();
    await userEvent.keyboard('{Escape}');
    await expectGone();
    await userEvent.click(opener);
    const { top } = (await findSheet()).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(20, top / 2) ?? document.body);
    await expectGone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(6);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithFooter: Story = {
  globals: phone,
  args: {
    description: 'Whose posts the feed shows',
    footer: (
      <>
        <Button variant="quiet">Clear All</Button>
        <Button>Apply</Button>
      </>
    ),
  },
};

export const Busy: Story = {
  globals: phone,
  args: { busy: true },
  play: async ({ args }) => {
    const sheet = await findSheet();
    await userEvent.keyboard('{Escape}');
    await expect(sheet).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Long content scrolls inside the sheet, and part of the page stays visible. */
export const LongContent: Story = {
  globals: phone,
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Store ${index + 1}`).map((name) => (
      <Checkbox key={name} label={name} />
    )),
    footer: <Button>Apply</Button>,
  },
  play: async () => {
    const sheet = await findSheet();
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(44);
    await expect(within(sheet).getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { title: longWord, description: longWord, children: <Checkbox label={longWord} /> },
  play: async () => {
    await findSheet(longWord);
  },
};

export const RightToLeft: Story = {
  globals: { ...phone, direction: 'rtl' },
  args: { title: rightToLeftText },
};
