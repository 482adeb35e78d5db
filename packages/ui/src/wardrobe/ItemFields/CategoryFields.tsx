import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { withCurrentChoice } from '@aura/domain/forms/item-fields';
import { categories, isCategory, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { Select } from '../../primitives/Select/Select.tsx';
import { DetectedBadge } from './DetectedBadge.tsx';
import { type FactFieldsProps, placeholderOf } from './fact-fields.ts';

/** Fields for the category and, once it is selected, the subcategory. */
export function CategoryFields({
  values,
  detected = [],
  different,
  onFactChange,
  errors = {},
}: FactFieldsProps) {
  const noCategory = values.category === '';
  return (
    <>
      <Select
        label={itemCopy.category}
        name="category"
        error={errors.category}
        badge={detected.includes('category') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'category', itemUploadCopy.chooseCategory)}
        options={categories}
        value={values.category}
        onChange={({ target: { value } }) => onFactChange('category', isCategory(value) ? value : '')}
      />
      <Select
        label={itemCopy.subcategory}
        badge={detected.includes('subcategory') && <DetectedBadge />}
        disabled={noCategory}
        placeholder={placeholderOf(
          { different },
          'subcategory',
          noCategory ? itemUploadCopy.chooseCategoryFirst : itemUploadCopy.chooseSubcategory,
        )}
        options={withCurrentChoice(subcategoriesOf(values.category), values.subcategory)}
        value={values.subcategory}
        onChange={({ target }) => onFactChange('subcategory', target.value)}
      />
    </>
  );
}
