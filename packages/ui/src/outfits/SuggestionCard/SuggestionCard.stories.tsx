import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { sampleSuggestion } from '../../testing/sample-suggestions.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

const meta = {
  title: 'Outfits/SuggestionCard',
  component: SuggestionCard,
  args: {
    suggestion: sampleSuggestion(),
    onShuffle: fn(),
    onSkip: fn(),
    onSave: fn(),
    onWear: fn(),
    onPlan: fn(),
  },
  decorators: (Story) => (
    <div className="w-80 max-w-full">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SuggestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen garment is shuffled; the first one is chosen at the start. */
export const ShuffleAGarment: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'A touch of honey' })).toBeVisible();
    const coat = canvas.getByRole('button', { name: 'The good coat' });
    await expect(coat).toHaveAttribute('aria-pressed', 'false');
    coat.focus();
    await userEvent.keyboard('{Enter}');
    await expect(coat).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Shuffle The good coat' }));
    await expect(args.onShuffle).toHaveBeenCalledWith('outfit-1');
  },
};

/** A locked garment is not shuffled and stays when the outfit is skipped. */
export const LockAGarment: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'The good coat' }).focus();
    await userEvent.keyboard('{Enter}');
    const lock = canvas.getByRole('button', { name: 'Lock The good coat' });
    await userEvent.click(lock);
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'The good coat, locked' })).toBeVisible();
    const shuffle = canvas.getByRole('button', { name: 'Shuffle The good coat' });
    await expect(shuffle).toHaveAccessibleDescription('The good coat is locked.');
    await userEvent.click(shuffle);
    await expect(args.onShuffle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip A touch of honey' }));
    await expect(args.onSkip).toHaveBeenCalledWith(['outfit-1']);
  },
};

/** Keys work while the focus is in the card: S shuffles, B saves, X skips. */
export const Keys: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'The good coat' }).focus();
    await userEvent.keyboard('{Enter}sbx');
    await expect(args.onShuffle).toHaveBeenCalledWith('outfit-1');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSkip).toHaveBeenCalledWith([]);
    canvas.getByRole('button', { name: 'Lock The good coat' }).click();
    await expect(await canvas.findByRole('button', { name: 'The good coat, locked' })).toBeVisible();
    await userEvent.keyboard('s{Shift>}x{/Shift}');
    await expect(args.onShuffle).toHaveBeenCalledOnce();
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** Shortcuts of single keys are turned off. */
export const KeysOff: Story = {
  args: { letterKeys: false },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'The good coat' }).focus();
    await userEvent.keyboard('sbx');
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
};

export const NothingElseOfTheKind: Story = {
  args: { suggestion: sampleSuggestion({ onlyOnes: new Set(outfitGarments.map(({ id }) => id)) }) },
  play: async ({ canvas, args }) => {
    const [shuffle] = canvas.getAllByRole('button', { name: /^Shuffle/ });
    await expect(shuffle).toHaveAccessibleDescription(/^You have nothing else in place of/);
    if (!shuffle) return;
    await userEvent.click(shuffle);
    await expect(args.onShuffle).not.toHaveBeenCalled();
    await userEvent.unhover(shuffle);
    shuffle.blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const WearSaveAndPlan: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Wear today: A touch of honey' }));
    await expect(args.onWear).toHaveBeenCalledOnce();
    for (const [name, action] of [
      ['Save as outfit', args.onSave],
      ['Plan for tomorrow', args.onPlan],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for A touch of honey' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(action).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

/** Pressing again takes the wear back. */
export const WornToday: Story = {
  args: { suggestion: sampleSuggestion({ isWorn: true }) },
  play: async ({ canvas, args }) => {
    const worn = canvas.getByRole('button', { name: 'Worn today: A touch of honey' });
    // The name says it already.
    await expect(worn).not.toHaveAttribute('aria-pressed');
    await userEvent.click(worn);
    await expect(args.onWear).toHaveBeenCalledOnce();
  },
};

export const SavedAndPlanned: Story = {
  args: { suggestion: sampleSuggestion({ isSaved: true, isPlanned: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for A touch of honey' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save as outfit/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from tomorrow' }));
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Busy: Story = {
  args: { suggestion: sampleSuggestion({ isBusy: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wear today: A touch of honey' }));
    await expect(args.onWear).not.toHaveBeenCalled();
  },
};

export const WithHalo: Story = { args: { hasHalo: true } };
export const WithoutOuterwear: Story = {
  args: { suggestion: sampleSuggestion({}, outfitGarments.slice(1)) },
};
export const LongTexts: Story = {
  args: { suggestion: sampleSuggestion({ title: longWord.slice(0, 60), reason: longWord.slice(0, 200) }) },
};
