import { cx } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';
import { fonts, radii, sizes, type } from './tokens.ts';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: Object.keys(type),
      font: Object.keys(fonts),
      radius: Object.keys(radii),
      shadow: ['float', 'raise'],
      spacing: Object.keys(sizes),
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: Parameters<typeof cx>): string {
  return merge(cx(...classes));
}
