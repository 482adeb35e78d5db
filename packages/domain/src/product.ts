/** The name of the product; a fork changes it here (docs/product.md, opening). */
export const product = { name: 'Aura', slug: 'aura', version: '1.0.0' } as const;
