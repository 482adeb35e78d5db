import { commonCopy } from '@aura/domain/copy/common';
import { notFoundCopy } from '@aura/domain/copy/not-found';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shared/use-page-title.ts';

/** The page for an address without a route. */
export default function NotFoundRoute() {
  usePageTitle(notFoundCopy.heading);
  const navigate = useNavigate();
  return (
    <MessagePage
      heading={notFoundCopy.heading}
      body={notFoundCopy.body}
      actions={<Button onClick={() => navigate(paths.home)}>{commonCopy.goToFeed}</Button>}
    />
  );
}
