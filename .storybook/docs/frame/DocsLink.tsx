import { Link, type LinkProps } from '@aura/ui/primitives/Link';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link of a page. `?path=/docs/…` leads to another page of this Storybook without loading it anew. */
export function DocsLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('?path=')) return <Link variant="inline" {...rest} href={href} />;
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  // Pages stand in a frame; an address for a new tab is that of the whole.
  return <Link variant="inline" {...rest} href={`./${href}`} target="_top" onClick={follow} />;
}
