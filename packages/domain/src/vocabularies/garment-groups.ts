/** Subcategories that people look for together, though categories or names separate them. */
const garmentGroups = {
  'All jackets': ['Jackets', 'Light Jackets', 'Denim Jackets', 'Leather Jackets', 'Blazers'],
  'All coats': ['Coats', 'Winter Coats', 'Parkas', 'Trench Coats'],
  'All shirts': ['Dress Shirts', 'Polo Shirts', 'Blouses'],
  'All knitwear': ['Sweaters', 'Cardigans'],
  'All trousers': ['Jeans', 'Pants', 'Chinos', 'Dress Pants', 'Capris', 'Joggers', 'Sweatpants', 'Leggings'],
  'All sports shoes': ['Sneakers', 'Athletic Shoes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type GarmentGroup = keyof typeof garmentGroups;

function isGarmentGroup(value: string): value is GarmentGroup {
  return Object.hasOwn(garmentGroups, value);
}

export const garmentGroupNames = Object.keys(garmentGroups).filter(isGarmentGroup);

/** The groups that contain a subcategory. */
export function garmentGroupsOf(subcategory: string): readonly GarmentGroup[] {
  return garmentGroupNames.filter((group) => garmentGroups[group].some((member) => member === subcategory));
}
