import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import { selectCanGoBack } from '../store/navigation.ts';
import { useAppSelector } from '../store/store.ts';

/**
 * A placeholder page (docs/product.md section 2, `/creator`). Back opens the feed when there is no earlier
 * page.
 */
export default function CreatorRoute() {
  usePageTitle(shellCopy.pageTitles.creator);
  const navigate = useNavigate();
  const canGoBack = useAppSelector(selectCanGoBack);
  return (
    <MessagePage
      heading={shellCopy.creatorHeading}
      body={shellCopy.creatorBody}
      actions={
        <>
          <Button variant="outline" onClick={() => void (canGoBack ? navigate(-1) : navigate(paths.home))}>
            {shellCopy.back}
          </Button>
          <Button disabledReason={commonCopy.comingSoon}>{shellCopy.callLlm}</Button>
        </>
      }
    />
  );
}
