import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { samplePost } from '../../testing/samples.ts';
import { ReportDialog } from './ReportDialog.tsx';

const { image, author, caption } = samplePost();

const meta = {
  title: 'Moderation/ReportDialog',
  component: ReportDialog,
  args: {
    target: 'post',
    open: true,
    onClose: fn(),
    state: 'form',
    username: author.username,
    text: caption,
    image,
    onReport: fn(),
    onBlock: fn(),
    blocking: false,
  },
  parameters: { docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Report this / }));

const reasons = [
  ['Spam or advertising', 'Sales, links, the same thing again and again'],
  ['Hate or harassment', 'Insults, threats, contempt for a person or a group'],
  ['Nudity or sexual content', 'Naked bodies, sexual acts or offers'],
  ['Violence or danger', 'Injuries, weapons, calls for harm'],
  ['Self-harm', 'Somebody may hurt themselves or asks others to'],
  ['Private information', 'An address, a number or a photo shared without consent'],
  ['Counterfeit or stolen picture', 'Fake goods, or a photo of somebody else'],
  ['Something else', 'Say what is wrong in your own words'],
] as const;

/** No reason is chosen at first; the chosen one is explained. */
export const Form: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const send = form.getByRole('button', { name: 'Report' });
    await expect(send).toBeDisabled();
    await expect(form.getByText('A moderator will look at it.')).toBeInTheDocument();
    await expect(form.getByRole('radiogroup', { name: 'What is wrong?' })).toBeVisible();
    for (const [reason, meaning] of reasons) {
      await userEvent.click(form.getByRole('radio', { name: reason }));
      await expect(form.getByText(meaning)).toBeVisible();
    }
    await userEvent.click(form.getByRole('radio', { name: 'Spam or advertising' }));
    const note = form.getByRole('textbox', { name: 'Anything to add (optional)' });
    await expect(form.getByText('Moderators read this. Nobody else does.')).toBeVisible();
    await userEvent.type(note, 'Under six posts.');
    await userEvent.click(send);
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'spam', note: 'Under six posts.' });
  },
};

/** Closing asks only when the note has text. */
export const Discarding: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox'), 'Under six posts.');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your report?' });
    await expect(within(question).getByText('What you have written is not sent.')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(form.getByRole('textbox'));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A sheet: the reasons scroll, and note, consequence and buttons stay below them. */
export const Phone: Story = {
  args: { target: 'comment', image: null, text: 'Who asked for your elbows?' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const form = await dialog();
    const last = form.getByRole('radio', { name: 'Something else' });
    const note = form.getByRole('textbox', { name: 'Anything to add (optional)' });
    await expect(form.getByText(/You will not see this comment again/)).toBeVisible();
    await userEvent.click(last);
    await userEvent.type(note, 'Again and again.');
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(note.getBoundingClientRect().top);
    const send = form.getByRole('button', { name: 'Report' });
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(send);
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'other', note: 'Again and again.' });
  },
};

export const SentOnPhone: Story = {
  args: { state: 'sent' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Report this post' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 3);
  },
};

/** A note that is too long stays in the field and cannot be sent. */
export const NoteTooLong: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }));
    const note = form.getByRole('textbox');
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(501));
    await expect(form.getByRole('button', { name: 'Report' })).toBeDisabled();
    await expect(note).toHaveValue('x'.repeat(501));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** A report that is being sent can neither be changed nor cancelled. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(form.getByRole('textbox', { hidden: true }).closest('[inert]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { error: 'The report could not be sent. Please try again.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('The report could not be sent.');
  },
};

export const Sent: Story = {
  args: { state: 'sent', target: 'person' },
  play: async ({ args }) => {
    const sent = await dialog();
    await expect(sent.getByText('Thank you. A moderator will look at it.')).toBeVisible();
    await userEvent.click(sent.getByRole('button', { name: `Block ${args.username}` }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await userEvent.click(sent.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Blockable(dialogProps: ComponentProps<typeof ReportDialog>) {
  const [isBlocked, setIsBlocked] = useState(false);
  return <ReportDialog {...dialogProps} onBlock={isBlocked ? undefined : () => setIsBlocked(true)} />;
}

/** Once the person is blocked, the button disappears, and the focus moves to the text. */
export const Blocked: Story = {
  args: { state: 'sent', target: 'person' },
  render: (args) => <Blockable {...args} />,
  play: async ({ args }) => {
    const sent = await dialog();
    await userEvent.click(sent.getByRole('button', { name: `Block ${args.username}` }));
    await expect(sent.queryByRole('button', { name: `Block ${args.username}` })).toBeNull();
    await expect(sent.getByText('Thank you. A moderator will look at it.')).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: { username: longWord, text: `${longWord} ${longWord}` },
  globals: { viewport: { value: 'small', isRotated: false } },
};
