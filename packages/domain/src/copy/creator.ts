/** The page of the outfit creator (docs/product.md section 2). */
export const creatorCopy = {
  heading: 'Creator',
  body: 'This page is not ready yet.',
  callLlm: 'Call LLM',
} as const;
