import { cx } from 'class-variance-authority';

/**
 * Joins class names and drops falsy ones. The order of class names has no effect in CSS, so a component must
 * not set a property that its `className` may set.
 */
export const cn: typeof cx = cx;
