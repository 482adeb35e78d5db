/** Every category with its subcategories (docs/product.md section 3). */
export const subcategories = {
  Tops: [
    'T-Shirts',
    'Dress Shirts',
    'Blouses',
    'Tank Tops',
    'Hoodies',
    'Sweaters',
    'Jackets',
    'Coats',
    'Blazers',
    'Cardigans',
    'Polo Shirts',
    'Crop Tops',
  ],
  Bottoms: [
    'Jeans',
    'Pants',
    'Shorts',
    'Skirts',
    'Leggings',
    'Sweatpants',
    'Joggers',
    'Chinos',
    'Dress Pants',
    'Capris',
  ],
  Dresses: ['Casual', 'Formal', 'Cocktail', 'Maxi', 'Mini', 'Midi', 'Sundresses', 'Evening Gowns'],
  Outerwear: [
    'Winter Coats',
    'Light Jackets',
    'Denim Jackets',
    'Leather Jackets',
    'Blazers',
    'Vests',
    'Parkas',
    'Trench Coats',
  ],
  Shoes: [
    'Sneakers',
    'Dress Shoes',
    'Boots',
    'Sandals',
    'Heels',
    'Flats',
    'Loafers',
    'Athletic Shoes',
    'Casual Shoes',
  ],
  Accessories: [
    'Bags',
    'Hats',
    'Belts',
    'Jewelry',
    'Scarves',
    'Watches',
    'Sunglasses',
    'Ties',
    'Hair Accessories',
  ],
} as const;

export const categories = ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'] as const;

export type Category = (typeof categories)[number];

/** Whether a text is one of the categories. */
export function isCategory(value: string): value is Category {
  return (categories as readonly string[]).includes(value);
}

/** The subcategories of a category; none while no category is chosen. */
export function subcategoriesOf(category: Category | ''): readonly string[] {
  return category === '' ? [] : subcategories[category];
}

/** Whether the category has the subcategory; some names occur under two categories. */
export function isSubcategoryOf(category: Category | '', subcategory: string): boolean {
  return subcategoriesOf(category).includes(subcategory);
}
