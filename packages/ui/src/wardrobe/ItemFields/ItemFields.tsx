import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { type ItemFactValues, withCurrentChoice } from '@aura/domain/forms/item-fields';
import { otherBrand } from '@aura/domain/vocabularies/brands';
import { categories, isCategory, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { sizesFor } from '@aura/domain/vocabularies/sizes';
import { Sparkles } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { brandOptions, colorOptions, materialOptions, styleOptions } from './fact-options.ts';

type FactName = keyof ItemFactValues;

export interface ItemFieldsProps {
  readonly values: ItemFactValues;
  /** The fields that the detection filled. */
  readonly detected?: readonly FactName[];
  /** What the field for the name is called. */
  readonly nameLabel?: string;
  readonly onFactChange: <N extends FactName>(name: N, value: ItemFactValues[N]) => void;
  /** What is wrong with a field, under it. */
  readonly errors?: Partial<Record<FactName, string | undefined>>;
}

/**
 * The facts of one item, as both item forms edit them (docs/product.md section 2). What a choice depends on comes
 * before it.
 */
export function ItemFields({
  values,
  detected = [],
  nameLabel = itemCopy.name,
  onFactChange,
  errors = {},
}: ItemFieldsProps) {
  const badge = (name: FactName) => detected.includes(name) && <DetectedBadge />;
  const choose = (name: Exclude<FactName, 'category'>) => (value: string) => onFactChange(name, value);
  const noCategory = values.category === '';
  return (
    <div className="grid content-start gap-4 tablet:grid-cols-2">
      <TextField
        label={nameLabel}
        name="name"
        error={errors.name}
        optional
        className="tablet:col-span-2"
        placeholder={itemUploadCopy.namePlaceholder}
        autoComplete="off"
        value={values.name}
        onChange={({ target }) => onFactChange('name', target.value)}
      />
      <Select
        label={itemCopy.category}
        name="category"
        error={errors.category}
        badge={badge('category')}
        placeholder={itemUploadCopy.chooseCategory}
        options={categories}
        value={values.category}
        onChange={({ target: { value } }) => onFactChange('category', isCategory(value) ? value : '')}
      />
      <Select
        label={itemCopy.subcategory}
        badge={badge('subcategory')}
        disabled={noCategory}
        placeholder={noCategory ? itemUploadCopy.chooseCategoryFirst : itemUploadCopy.chooseSubcategory}
        options={withCurrentChoice(subcategoriesOf(values.category), values.subcategory)}
        value={values.subcategory}
        onChange={({ target }) => onFactChange('subcategory', target.value)}
      />
      <Combobox
        label={itemCopy.brand}
        badge={badge('brand')}
        placeholder={itemUploadCopy.chooseBrand}
        options={brandOptions}
        value={values.brand}
        onValueChange={choose('brand')}
      />
      {values.brand === otherBrand && (
        <TextField
          label={itemCopy.customBrand}
          name="customBrand"
          error={errors.customBrand}
          badge={badge('customBrand')}
          placeholder={itemUploadCopy.customBrandPlaceholder}
          autoComplete="off"
          value={values.customBrand}
          onChange={({ target }) => onFactChange('customBrand', target.value)}
        />
      )}
      <Combobox
        label={itemCopy.color}
        badge={badge('color')}
        placeholder={itemUploadCopy.chooseColor}
        options={colorOptions(values.brand)}
        value={values.color}
        onValueChange={choose('color')}
      />
      <Select
        label={itemCopy.size}
        badge={badge('size')}
        placeholder={itemUploadCopy.chooseSize}
        options={withCurrentChoice(sizesFor(values.category), values.size)}
        value={values.size}
        onChange={({ target }) => onFactChange('size', target.value)}
      />
      <Combobox
        label={itemCopy.material}
        badge={badge('material')}
        placeholder={itemUploadCopy.chooseMaterial}
        options={materialOptions}
        value={values.material}
        onValueChange={choose('material')}
      />
      <Combobox
        label={itemCopy.style}
        badge={badge('style')}
        placeholder={itemUploadCopy.chooseStyle}
        options={styleOptions}
        value={values.style}
        onValueChange={choose('style')}
      />
    </div>
  );
}

function DetectedBadge() {
  return (
    <Badge tone="accent" icon={<Sparkles aria-hidden />}>
      {itemCopy.aiDetected}
    </Badge>
  );
}
