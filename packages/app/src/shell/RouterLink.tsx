import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The link component of the ui package, rendered by the router. */
export function RouterLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  return <Link to={href} {...props} />;
}
