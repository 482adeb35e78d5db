import { cx } from 'class-variance-authority';

/**
 * Joins class names and drops what is switched off. Order decides nothing in CSS: a component keeps out of its own
 * classes what its `className` may set.
 */
export const cn: typeof cx = cx;
