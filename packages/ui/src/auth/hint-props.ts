import type { FieldHint } from '@aura/domain/forms/sign-up';

/** The props of a field with a validation line; `error` is shown while there is none. */
export const hintProps = (hint: FieldHint | null, error?: string) => {
  if (hint?.tone === 'success') return { hint: hint.text, hintTone: 'success' as const };
  return { error: hint?.text ?? error };
};
