import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { otherBrand } from '@aura/domain/vocabularies/other-brand';
import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { DetectedBadge } from './DetectedBadge.tsx';
import { type FactFieldsProps, placeholderOf } from './fact-fields.ts';
import { brandOptions } from './fact-options.ts';

/** Fields for the brand and, when it is 'Other', the custom brand. */
export function BrandFields({
  values,
  detected = [],
  different,
  onFactChange,
  errors = {},
}: FactFieldsProps) {
  return (
    <>
      <Combobox
        label={itemCopy.brand}
        badge={detected.includes('brand') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'brand', itemUploadCopy.chooseBrand)}
        options={brandOptions}
        value={values.brand}
        onValueChange={(brand) => onFactChange('brand', brand)}
      />
      {values.brand === otherBrand && (
        <TextField
          label={itemCopy.customBrand}
          name="customBrand"
          error={errors.customBrand}
          badge={detected.includes('customBrand') && <DetectedBadge />}
          placeholder={placeholderOf({ different }, 'customBrand', itemUploadCopy.customBrandPlaceholder)}
          autoComplete="off"
          value={values.customBrand}
          onChange={({ target }) => onFactChange('customBrand', target.value)}
        />
      )}
    </>
  );
}
