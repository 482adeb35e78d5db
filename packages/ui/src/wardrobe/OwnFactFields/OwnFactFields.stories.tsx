import { ownFactsCopy } from '@aura/domain/copy/own-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OwnFactFields } from './OwnFactFields.tsx';

const meta = {
  title: 'Wardrobe/OwnFactFields',
  component: OwnFactFields,
  args: {
    values: { notes: '', price: '', currency: 'EUR', purchaseDate: '' },
    onValuesChange: fn(),
  },
} satisfies Meta<typeof OwnFactFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const values = {
  notes: 'Left cuff mended in January. Sits best over a thin knit.',
  price: '180.00',
  currency: 'EUR',
  purchaseDate: '2024-03-04',
} as const;

export const Empty: Story = {};

export const Filled: Story = { args: { values } };

export const TooManyDecimals: Story = {
  args: {
    values: { ...values, price: '180.005' },
    errors: { price: ownFactsCopy.priceProblems.tooManyDecimals },
  },
  play: async () => {
    await expect(screen.getByText(ownFactsCopy.priceProblems.tooManyDecimals)).toBeVisible();
  },
};

/** Only the day was typed over. */
export const IncompleteDate: Story = {
  args: {
    values: { ...values, purchaseDate: null },
    errors: { purchaseDate: ownFactsCopy.dateIncomplete },
  },
  play: async () => {
    await expect(screen.getByLabelText(ownFactsCopy.purchaseDate)).toHaveAccessibleDescription(
      ownFactsCopy.dateIncomplete,
    );
  },
};

export const Problems: Story = {
  args: {
    values: { ...values, price: '99999999', notes: 'x'.repeat(2001) },
    errors: {
      price: ownFactsCopy.priceProblems.tooLarge,
      purchaseDate: ownFactsCopy.dateInFuture,
      notes: ownFactsCopy.notesTooLong,
    },
  },
  play: async () => {
    await expect(screen.getByLabelText(ownFactsCopy.purchaseDate)).toBeInvalid();
    await expect(screen.getByText(ownFactsCopy.notesTooLong)).toBeVisible();
  },
};
