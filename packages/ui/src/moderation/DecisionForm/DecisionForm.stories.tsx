import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleCase, sampleDecision } from '../../testing/sample-cases.ts';
import { sampleNow } from '../../testing/samples.ts';
import { DecisionForm } from './DecisionForm.tsx';

const meta = {
  title: 'Moderation/DecisionForm',
  component: DecisionForm,
  args: { shown: sampleCase(), now: sampleNow, onDecide: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-94">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The moderator reads word for word what the author will read. */
export const Remove: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: moderationCopy.decision })).toBeVisible();
    for (const meaning of [
      'Nothing is wrong with it. It stays.',
      'Gone for everyone. The author reads the reason.',
      'It stays. The author reads what to change.',
      'The account reads, but cannot write.',
    ]) {
      await expect(canvas.getByText(meaning)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('radio', { name: moderationCopy.acts.remove.name }));
    await expect(canvas.getByRole('combobox', { name: moderationCopy.reason })).toHaveValue('spam');
    await expect(canvas.getByRole('option', { name: moderationCopy.chooseReason })).toBeInTheDocument();
    await userEvent.type(
      canvas.getByRole('textbox', { name: moderationCopy.words }),
      'Links belong on the item.',
    );
    await expect(canvas.getByText(moderationCopy.authorReads)).toBeVisible();
    await expect(canvas.getByText('A moderator removed your post.')).toBeVisible();
    await expect(canvas.getByText('Reason: spam or advertising. Links belong on the item.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      act: 'remove',
      reason: 'spam',
      words: 'Links belong on the item.',
      days: null,
    });
  },
};

export const Keep: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: moderationCopy.acts.keep.name }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ act: 'keep' }));
  },
};

/** While the focus is in the decision, letters choose; in the author's words they are typed. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const radio = (act: keyof typeof moderationCopy.acts) =>
      canvas.getByRole('radio', { name: moderationCopy.acts[act].name });
    await userEvent.click(radio('keep'));
    await userEvent.keyboard('w');
    await expect(radio('warn')).toBeChecked();
    await userEvent.keyboard('S');
    await expect(radio('suspend')).toBeChecked();
    await userEvent.keyboard('r');
    await expect(radio('remove')).toBeChecked();
    await expect(radio('remove')).toHaveAttribute('aria-keyshortcuts', 'R');
    const words = canvas.getByRole('textbox', { name: moderationCopy.words });
    await userEvent.type(words, 'k');
    await expect(words).toHaveValue('k');
    await expect(radio('remove')).toBeChecked();
  },
};

/** Suspending asks once more; a person cannot be removed. */
export const SuspendPerson: Story = {
  args: { shown: sampleCase({ targetType: 'person' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { name: moderationCopy.acts.remove.name })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: moderationCopy.acts.suspend.name }));
    const duration = canvas.getByRole('combobox', { name: moderationCopy.duration });
    await userEvent.selectOptions(duration, moderationCopy.indefinite);
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend deal.hunter.99' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend deal.hunter.99?' }));
    // The keys of the form rest below the question.
    await userEvent.keyboard('kw');
    await userEvent.click(question.getByRole('button', { name: moderationCopy.acts.suspend.name }));
    await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ act: 'suspend', days: null }));
  },
};

export const DecidedByAnother: Story = {
  args: { shown: sampleCase({ decision: sampleDecision({ act: 'remove' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noor.alhadid has already removed it.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Another case can be decided first. */
export const Skip: Story = {
  args: { onSkip: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: moderationCopy.skip }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Warn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: moderationCopy.acts.warn.name }));
    await expect(canvas.getByText('A moderator warns you about your post.')).toBeVisible();
  },
};
