declare module 'virtual:product-icons' {
  export const productIcons: readonly import('./icon-uses.ts').IconUse[];
}
