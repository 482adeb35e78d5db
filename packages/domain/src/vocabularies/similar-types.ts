/**
 * Subcategories of garments that can take each other's place in an outfit. Narrower than the groups of the wardrobe's
 * filter, which also join jeans and leggings.
 */
export const similarTypes: readonly (readonly string[])[] = [
  ['T-Shirts', 'Tank Tops', 'Crop Tops'],
  ['T-Shirts', 'Polo Shirts'],
  ['Dress Shirts', 'Blouses'],
  ['Sweaters', 'Cardigans'],
  ['Jackets', 'Light Jackets', 'Denim Jackets', 'Leather Jackets'],
  ['Jackets', 'Blazers'],
  ['Coats', 'Winter Coats', 'Parkas', 'Trench Coats'],
  ['Jeans', 'Pants', 'Chinos'],
  ['Pants', 'Chinos', 'Dress Pants', 'Capris'],
  ['Sweatpants', 'Joggers', 'Leggings'],
  ['Casual', 'Sundresses', 'Mini', 'Midi', 'Maxi'],
  ['Formal', 'Cocktail', 'Evening Gowns'],
  ['Sneakers', 'Athletic Shoes', 'Casual Shoes'],
  ['Dress Shoes', 'Loafers'],
  ['Flats', 'Loafers'],
];
