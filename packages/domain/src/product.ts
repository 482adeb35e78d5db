/** The name of the product; change it here in a fork (docs/product.md section 1). */
export const product = { name: 'Aura', slug: 'aura', version: '1.0.0' } as const;
