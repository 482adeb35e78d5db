/** The box of a text control; `has-*` variants let the box show the state of the control inside it. */
export const controlBoxStyle =
  'relative flex min-h-control min-w-0 items-center gap-2 rounded-control bg-surface px-3.5 text-16 inset-ring inset-ring-line-strong has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:ring-4 has-[:focus-visible]:ring-accent-wash has-aria-invalid:inset-ring-[1.5px] has-aria-invalid:inset-ring-danger has-[:is(input,select,textarea):disabled]:bg-sunken has-[:is(input,select,textarea):disabled]:text-muted has-[:is(input,select,textarea):disabled]:inset-ring-line';

/** The control inside the box. */
export const controlStyle =
  'min-w-0 flex-1 bg-transparent py-3 text-16 text-inherit outline-none placeholder:text-muted placeholder:opacity-100 disabled:cursor-not-allowed';
