import { useTextFormat } from '../../text/text-format.ts';

/** A text that a user has written, with links where the app has set a format for it. */
export function FormattedText({ text }: { readonly text: string }) {
  const Format = useTextFormat();
  return Format === null ? text : <Format text={text} />;
}
