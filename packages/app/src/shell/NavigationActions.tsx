import { SearchLink } from '@aura/ui/shell/SearchLink';
import { Bell } from '../features/notifications/Bell.tsx';
import { paths } from '../paths.ts';

/** The links of the top bar that show only an icon. Loaded after the page is shown; their space is reserved. */
export default function NavigationActions({ activeHref }: { readonly activeHref: string }) {
  return (
    <>
      <SearchLink href={paths.search} active={activeHref === paths.search} />
      <Bell />
    </>
  );
}
