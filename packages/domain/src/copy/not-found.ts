/** The page of an unknown address (docs/product.md section 2). */
export const notFoundCopy = {
  heading: 'Page not found',
  body: 'There is nothing at this address.',
} as const;
