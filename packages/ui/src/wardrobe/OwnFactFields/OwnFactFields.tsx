import { ownFactsCopy } from '@aura/domain/copy/own-facts';
import type { OwnFactValues } from '@aura/domain/forms/own-facts';
import { itemNotesMaxLength } from '@aura/domain/limits/wardrobe';
import { localDay } from '@aura/domain/rules/days';
import { currencies, isCurrency } from '@aura/domain/vocabularies/currencies';
import { LockKeyhole } from 'lucide-react';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface OwnFactFieldsProps {
  readonly values: OwnFactValues;
  readonly onValuesChange: (values: OwnFactValues) => void;
  /** Error messages by field. */
  readonly errors?: Partial<Record<keyof OwnFactValues, string | undefined>>;
}

/** Characters left from which the counter of the notes is shown. */
const counterThreshold = 200;

/** The date in a field; null when only a part of it is typed. */
const dateIn = ({ validity, value }: HTMLInputElement) => (validity.badInput ? null : value);

/** The fields for the facts that only the owner of an item sees: price, date of purchase and notes. */
export function OwnFactFields({ values, onValuesChange, errors = {} }: OwnFactFieldsProps) {
  const change = (changed: Partial<OwnFactValues>) => onValuesChange({ ...values, ...changed });
  /** An empty date of which a part was typed does not report a change. */
  const readDate = (field: HTMLInputElement) => {
    const purchaseDate = dateIn(field);
    if (purchaseDate !== values.purchaseDate) change({ purchaseDate });
  };
  return (
    <fieldset className="mt-6 min-w-0 border-t border-line pt-5">
      <legend className="sr-only">{ownFactsCopy.heading}</legend>
      <p aria-hidden className="mb-4 flex items-center gap-2 text-14 text-muted">
        <LockKeyhole aria-hidden className="size-4" />
        {ownFactsCopy.heading}
      </p>
      <div className="grid content-start gap-4 tablet:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3">
          <TextField
            label={ownFactsCopy.price}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            placeholder={ownFactsCopy.pricePlaceholder}
            error={errors.price}
            value={values.price}
            onChange={({ target }) => change({ price: target.value })}
          />
          <Select
            label={ownFactsCopy.currency}
            options={currencies}
            value={values.currency}
            onChange={({ target: { value } }) => isCurrency(value) && change({ currency: value })}
          />
        </div>
        <TextField
          label={ownFactsCopy.purchaseDate}
          name="purchaseDate"
          type="date"
          min="1900-01-01"
          max={localDay(new Date())}
          error={errors.purchaseDate}
          value={values.purchaseDate ?? ''}
          onChange={({ target }) => change({ purchaseDate: dateIn(target) })}
          onBlur={({ target }) => readDate(target)}
        />
        <TextArea
          label={ownFactsCopy.notes}
          name="notes"
          placeholder={ownFactsCopy.notesPlaceholder}
          counterLimit={itemNotesMaxLength}
          counterThreshold={counterThreshold}
          error={errors.notes}
          value={values.notes}
          onChange={({ target }) => change({ notes: target.value })}
          className="tablet:col-span-2"
        />
      </div>
    </fieldset>
  );
}
