/** The frame of a control; `has-*` variants show the state of the control inside it. */
export const controlFrameStyle =
  'relative flex min-h-control min-w-0 items-center gap-2 bg-surface text-16 inset-ring inset-ring-line-strong has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:ring-4 has-[:focus-visible]:ring-accent-wash has-aria-invalid:inset-ring-strong has-aria-invalid:inset-ring-danger has-[:is(input,select,textarea):disabled]:bg-sunken has-[:is(input,select,textarea):disabled]:text-muted has-[:is(input,select,textarea):disabled]:inset-ring-line';

/** The frame of a text control. */
export const controlBoxStyle = `${controlFrameStyle} rounded-control px-3.5`;

/** The control inside the frame; it inherits the text size. */
export const controlStyle =
  'min-w-0 flex-1 bg-transparent py-3 text-inherit outline-none placeholder:text-muted placeholder:opacity-100 disabled:cursor-not-allowed';
