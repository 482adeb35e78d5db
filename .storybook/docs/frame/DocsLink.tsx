import { Link, type LinkProps } from '@aura/ui/primitives/Link';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link in a page. `?path=/docs/…` navigates within this Storybook without a reload. */
export function DocsLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('?path=')) return <Link variant="inline" {...rest} href={href} />;
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  // Pages are rendered in an iframe; a new tab needs the address of the outer window.
  return <Link variant="inline" {...rest} href={`./${href}`} target="_top" onClick={follow} />;
}
