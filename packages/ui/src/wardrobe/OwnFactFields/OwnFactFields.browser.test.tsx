import '../../foundations/styles.css';
import { ownFactsCopy } from '@aura/domain/copy/own-facts';
import { type OwnFacts, unknownOwnFacts } from '@aura/domain/own-facts';
import { addDays, localDay } from '@aura/domain/rules/days';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnFactFields } from './OwnFactFields.tsx';
import { useOwnFactsForm } from './use-own-facts-form.ts';

const onRead = vi.fn();

function Form({ stored }: { readonly stored: OwnFacts }) {
  const { values, errors, setValues, read } = useOwnFactsForm(stored, 'EUR');
  return (
    <>
      <OwnFactFields values={values} errors={errors} onValuesChange={setValues} />
      <button type="button" onClick={() => onRead(read())}>
        Save
      </button>
    </>
  );
}

const date = () => screen.getByLabelText<HTMLInputElement>(ownFactsCopy.purchaseDate);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  cleanup();
  onRead.mockReset();
});

it.each([
  ['a stored date', '2024-03-04', '{Backspace}'],
  ['no date', '', '0'],
])(
  'when only a part of %s is changed, the date has to be completed or cleared',
  async (_what, stored, keys) => {
    render(<Form stored={{ ...unknownOwnFacts, purchaseDate: stored }} />);
    date().focus();
    await userEvent.keyboard(keys);
    await save();
    await screen.findByText(ownFactsCopy.dateIncomplete);
    expect(onRead.mock.lastCall).toEqual([null]);
    await userEvent.fill(date(), '2025-01-02');
    await save();
    expect(onRead.mock.lastCall).toEqual([expect.objectContaining({ purchaseDate: '2025-01-02' })]);
  },
);

it('a stored date that has not begun in this time zone is saved again, and no later one', async () => {
  const tomorrow = addDays(localDay(new Date()), 1);
  render(<Form stored={{ ...unknownOwnFacts, purchaseDate: tomorrow }} />);
  await save();
  expect(onRead.mock.lastCall).toEqual([expect.objectContaining({ purchaseDate: tomorrow })]);
  await userEvent.fill(date(), addDays(tomorrow, 1));
  await save();
  await screen.findByText(ownFactsCopy.dateInFuture);
  expect(onRead.mock.lastCall).toEqual([null]);
});

it('a date that is cleared is removed', async () => {
  render(<Form stored={{ ...unknownOwnFacts, purchaseDate: '2024-03-04' }} />);
  await userEvent.clear(date());
  await save();
  expect(onRead.mock.lastCall).toEqual([expect.objectContaining({ purchaseDate: '' })]);
});
