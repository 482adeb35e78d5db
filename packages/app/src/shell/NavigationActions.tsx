import { fromTablet } from '@aura/ui/foundations/tokens/screen';
import { useMediaQuery } from '@aura/ui/foundations/use-media-query';
import { SearchLink } from '@aura/ui/shell/SearchLink';
import { Bell } from '../features/notifications/Bell.tsx';
import { paths } from '../paths.ts';

interface NavigationActionsProps {
  readonly activeHref: string;
  /** Whether it is in the list of links, which is its place except on phones. */
  readonly inList: boolean;
}

/** The links of the top bar that show only an icon. Loaded after the page is shown; their space is reserved. */
export default function NavigationActions({ activeHref, inList }: NavigationActionsProps) {
  const isShown = useMediaQuery(fromTablet) === inList;
  return (
    isShown && (
      <>
        <SearchLink href={paths.search} active={activeHref === paths.search} />
        <Bell />
      </>
    )
  );
}
