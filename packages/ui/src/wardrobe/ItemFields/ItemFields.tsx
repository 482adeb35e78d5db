import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { BrandFields } from './BrandFields.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import type { FactFieldsProps } from './fact-fields.ts';

export interface ItemFieldsProps extends FactFieldsProps {
  /** Label of the name field. */
  readonly nameLabel?: string;
}

/**
 * The fact fields of the upload and the edit form (docs/product.md section 2). Each field is below the fields
 * that its options depend on.
 */
export function ItemFields({ nameLabel = itemCopy.name, ...fields }: ItemFieldsProps) {
  const { values, onFactChange, errors } = fields;
  return (
    <div className="grid content-start gap-4 tablet:grid-cols-2">
      <TextField
        label={nameLabel}
        name="name"
        error={errors?.name}
        optional
        className="tablet:col-span-2"
        placeholder={itemUploadCopy.namePlaceholder}
        autoComplete="off"
        value={values.name}
        onChange={({ target }) => onFactChange('name', target.value)}
      />
      <CategoryFields {...fields} />
      <BrandFields {...fields} />
      <DetailFields {...fields} />
    </div>
  );
}
