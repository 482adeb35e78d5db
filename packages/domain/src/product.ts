/** The name of the product; change it here in a fork (docs/product.md, introduction). */
export const product = { name: 'Aura', slug: 'aura', version: '1.0.0' } as const;
