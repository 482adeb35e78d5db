import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { usePage } from '../page/use-page.ts';
import { paths } from '../paths.ts';

/** No route stands at this address. */
export default function NotFoundRoute() {
  usePage(shellCopy.pageTitles.notFound);
  const navigate = useNavigate();
  return (
    <MessagePage
      heading={shellCopy.notFoundHeading}
      body={shellCopy.notFoundBody}
      actions={<Button onClick={() => navigate(paths.home)}>{commonCopy.goToFeed}</Button>}
    />
  );
}
