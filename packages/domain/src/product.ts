/** The one place that names the product; a fork renames it here (docs/product.md, opening). */
export const product = { name: 'Aura', slug: 'aura', version: '1.0.0' } as const;
