import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { sampleSuggestion } from '../../testing/sample-suggestions.ts';
import { TodaySuggestions } from './TodaySuggestions.tsx';

const three = [
  sampleSuggestion(),
  sampleSuggestion(
    {
      title: 'Ivory and charcoal',
      reason: 'Ivory and charcoal go together. Smart without much effort.',
    },
    outfitGarments.slice(1),
  ),
  sampleSuggestion(
    { title: 'A touch of oxblood', reason: 'Chosen from your wardrobe for today.', isSaved: true },
    outfitGarments.slice(0, 4),
  ),
];

const handlers = { onShuffle: fn(), onSkip: fn(), onSave: fn(), onWear: fn(), onPlan: fn() };

const meta = {
  title: 'Outfits/TodaySuggestions',
  component: TodaySuggestions,
  args: {
    day: '2026-11-25',
    suggestions: three,
    announcement: '',
    handlersOf: () => handlers,
    onOthers: fn(),
    onStartOver: fn(),
  },
  decorators: (Story) => (
    <div className="px-5 tablet:px-12">
      <Story />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TodaySuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
    await expect(canvas.getByText('Wednesday 25 November')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip A touch of oxblood' }));
    await expect(handlers.onSkip).toHaveBeenCalledWith([]);
    await userEvent.click(canvas.getByRole('button', { name: /^(Suggest three others|All new)$/ }));
    await expect(args.onOthers).toHaveBeenCalledOnce();
  },
};

export const One: Story = { args: { suggestions: three.slice(0, 1) } };

/** What was shuffled is announced. */
export const Shuffled: Story = {
  args: { announcement: 'Raincoat replaced The good coat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Raincoat replaced The good coat');
  },
};

/** When the last suggestion is skipped, the heading gets the focus. */
export const AllSeen: Story = {
  args: { suggestions: three.slice(0, 1) },
  render: function Skippable(args) {
    const [suggestions, setSuggestions] = useState(args.suggestions);
    return (
      <TodaySuggestions
        {...args}
        suggestions={suggestions}
        handlersOf={() => ({ ...handlers, onSkip: () => setSuggestions([]) })}
        onStartOver={() => {
          args.onStartOver();
          setSuggestions(args.suggestions);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip A touch of honey' }));
    await expect(await canvas.findByRole('heading', { name: 'That is all for today' })).toBeVisible();
    await expect(
      canvas.getByText('You have seen every outfit that your wardrobe makes for today.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Today' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show them again' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('article', { name: 'A touch of honey' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip A touch of honey' }));
    await expect(await canvas.findByText('That is all for today')).toBeVisible();
  },
};
