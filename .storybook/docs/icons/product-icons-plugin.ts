import type { Plugin } from 'vite';
import { productSources, readProductIcons } from './read-product-icons.ts';

const name = 'virtual:product-icons';

/** Provides the icons of the product's sources to the icons page as a virtual module. */
export function productIconsPlugin(): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const file of productSources()) this.addWatchFile(file);
      return `export const productIcons = ${JSON.stringify(readProductIcons())};`;
    },
  };
}
