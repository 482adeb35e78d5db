import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { type ItemFactValues, withCurrentChoice } from '@aura/domain/forms/item-fields';
import { type ListFactName, type ListFactValue, listFactNames } from '@aura/domain/item-facts';
import { sizesFor } from '@aura/domain/vocabularies/sizes';
import { CheckboxChips } from '../../primitives/CheckboxChips/CheckboxChips.tsx';
import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { DetectedBadge } from './DetectedBadge.tsx';
import { type FactFieldsProps, placeholderOf } from './fact-fields.ts';
import { colorOptions, listOptions, materialOptions, styleOptions } from './fact-options.ts';

/**
 * Fields for size, color, material, style and the facts that are lists. The offered colors depend on the brand, the sizes on
 * the category.
 */
export function DetailFields({ values, detected = [], different, onFactChange }: FactFieldsProps) {
  return (
    <>
      <Select
        label={itemCopy.size}
        badge={detected.includes('size') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'size', itemUploadCopy.chooseSize)}
        options={withCurrentChoice(sizesFor(values.category), values.size)}
        value={values.size}
        onChange={({ target }) => onFactChange('size', target.value)}
      />
      <Combobox
        label={itemCopy.color}
        badge={detected.includes('color') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'color', itemUploadCopy.chooseColor)}
        options={colorOptions(values.brand)}
        value={values.color}
        onValueChange={(color) => onFactChange('color', color)}
      />
      <Combobox
        label={itemCopy.material}
        badge={detected.includes('material') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'material', itemUploadCopy.chooseMaterial)}
        options={materialOptions}
        value={values.material}
        onValueChange={(material) => onFactChange('material', material)}
      />
      <Combobox
        label={itemCopy.style}
        badge={detected.includes('style') && <DetectedBadge />}
        placeholder={placeholderOf({ different }, 'style', itemUploadCopy.chooseStyle)}
        options={styleOptions}
        value={values.style}
        onValueChange={(style) => onFactChange('style', style)}
      />
      {listFactNames.map((name) => (
        <CheckboxChips<ListFactValue>
          key={name}
          label={itemCopy[name]}
          options={listOptions(name)}
          values={values[name]}
          onValuesChange={(chosen) => onFactChange(name, chosen as ItemFactValues[ListFactName])}
          className="tablet:col-span-2"
        />
      ))}
    </>
  );
}
