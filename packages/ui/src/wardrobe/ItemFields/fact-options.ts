import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemFacts, type ListFactName } from '@aura/domain/item-facts';
import { valueLabel } from '@aura/domain/rules/items';
import { brands, colorsFor } from '@aura/domain/vocabularies/brands';
import { colors } from '@aura/domain/vocabularies/colors';
import { materials } from '@aura/domain/vocabularies/materials';
import { otherBrand } from '@aura/domain/vocabularies/other-brand';
import { styles } from '@aura/domain/vocabularies/styles';
import type { ComboboxOption } from '../../primitives/Combobox/combobox-options.ts';

const plain = (word: string): ComboboxOption => ({ value: word, label: word });

export const brandOptions = brands.map((brand) => ({ ...plain(brand), pinned: brand === otherBrand }));
export const materialOptions = materials.map(plain);
export const styleOptions = styles.map(plain);

/** Returns the colors of a brand, grouped under its name, followed by the general ones. */
export function colorOptions(brand: string): readonly ComboboxOption[] {
  const offered = colorsFor(brand);
  const ownCount = offered.length - colors.length;
  const groupOf = (index: number) => {
    if (ownCount === 0) return undefined;
    return index < ownCount ? itemUploadCopy.brandColors(brand) : itemUploadCopy.allColors;
  };
  return offered.map(({ name, hex }, index) => ({
    value: name,
    label: name,
    swatch: hex,
    group: groupOf(index),
  }));
}

/** The values of a list. */
export const listOptions = (name: ListFactName) =>
  itemFacts[name].values.map((value) => ({ value, label: valueLabel(value) }));
