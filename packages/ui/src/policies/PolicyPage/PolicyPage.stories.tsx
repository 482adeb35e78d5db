import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { PolicyPage } from './PolicyPage.tsx';

/**
 * A document that sets its colours, as external documents do; otherwise the background would depend on the
 * browser.
 */
const termsDocument = `<!doctype html><html lang="en" style="background: white; color: black; font-family: sans-serif"><title>Terms</title>
<p>Be kind, and wear what you like.</p></html>`;

const meta = {
  title: 'Policies/PolicyPage',
  component: PolicyPage,
  args: {
    title: 'Terms of Service',
    href: 'https://policies.example/terms',
    src: `data:text/html,${encodeURIComponent(termsDocument)}`,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(canvas.getByText(/^If the text does not show, /)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'open it in a new tab' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
    const frame = canvas.getByTitle('Terms of Service');
    await expect(frame).toHaveAttribute('src', args.src);
    await expect(frame).toHaveAttribute('sandbox', '');
  },
};

/** The link is shown even when the frame is empty. */
export const Unavailable: Story = {
  args: { title: 'End User License Agreement', src: 'about:blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'open it in a new tab' })).toBeVisible();
  },
};

/** On phones, the frame fills the width and the title wraps. */
export const Phone: Story = {
  args: { title: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: longWord })).toBeVisible();
    const frame = canvas.getByTitle(args.title).getBoundingClientRect();
    await expect(frame.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
