import { type ItemFactValues, itemFactDefaults, withFact } from '@aura/domain/forms/item-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ItemFields } from './ItemFields.tsx';

const meta = {
  title: 'Wardrobe/ItemFields',
  component: ItemFields,
  args: { values: itemFactDefaults, onFactChange: fn() },
  render: (args) => <Editable {...args} />,
} satisfies Meta<typeof ItemFields>;

export default meta;
type Story = StoryObj<typeof meta>;

function Editable({ values: initial, ...props }: Parameters<typeof ItemFields>[0]) {
  const [values, setValues] = useState<ItemFactValues>(initial);
  return (
    <ItemFields
      {...props}
      values={values}
      onFactChange={(name, value) => setValues((before) => withFact(before, name, value))}
    />
  );
}

const coat: ItemFactValues = {
  ...itemFactDefaults,
  name: 'The good coat',
  category: 'Outerwear',
  subcategory: 'Trench Coats',
  brand: 'Burberry',
  color: 'Honey',
  size: 'M',
};

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toBeDisabled();
    for (const [name, placeholder] of [
      ['Subcategory', 'Choose a category first'],
      ['Brand', 'Choose a brand'],
      ['Size', 'Choose a size'],
      ['Material', 'Choose a material'],
      ['Style', 'Choose a style'],
    ] as const) {
      const field = form.getByRole('combobox', { name });
      const shown =
        field instanceof HTMLSelectElement
          ? field.selectedOptions[0]?.text
          : field.getAttribute('placeholder');
      await expect(shown).toBe(placeholder);
    }
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Shoes');
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toBeEnabled();
    await expect(form.getByRole('combobox', { name: 'Subcategory' })).toHaveDisplayValue(
      'Choose a subcategory',
    );
    await expect(form.getByRole('option', { name: 'Loafers' })).toBeInTheDocument();
  },
};

export const Filled: Story = { args: { values: coat } };

export const Seasons: Story = {
  args: { values: { ...coat, season: ['autumn'] } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('checkbox', { name: 'Autumn' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Winter' }));
    await expect(form.getByRole('checkbox', { name: 'Winter' })).toBeChecked();
  },
};

export const Detected: Story = {
  args: { values: coat, detected: ['category', 'subcategory', 'color'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('AI Detected')).toHaveLength(3);
  },
};

export const OtherBrand: Story = {
  args: { values: { ...coat, brand: 'Other', customBrand: 'Aunt Rosa' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('textbox', { name: 'Custom brand' })).toHaveValue('Aunt Rosa');
  },
};

export const WithErrors: Story = {
  args: {
    values: itemFactDefaults,
    errors: {
      category: 'Please select a category for the item.',
      name: 'Name can have at most 120 characters.',
    },
  },
  play: async ({ canvasElement }) => {
    const category = within(canvasElement).getByRole('combobox', { name: 'Category' });
    await expect(category).toHaveAccessibleDescription('Please select a category for the item.');
  },
};

export const LongTexts: Story = {
  args: { values: { ...coat, name: 'x'.repeat(200), brand: 'Other', customBrand: 'y'.repeat(200) } },
};
