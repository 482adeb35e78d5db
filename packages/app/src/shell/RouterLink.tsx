import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Follows the ui package's links with the router, without a page load. */
export function RouterLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  return <Link to={href} {...props} />;
}
