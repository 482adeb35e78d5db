import { product } from '../product.ts';

/** The hint that the app can be installed (docs/product.md section 2). */
export const installCopy = {
  hint: `Install ${product.name} to open it like an app, also offline.`,
  install: 'Install',
} as const;
