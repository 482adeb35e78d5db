import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { usePage } from '../page/use-page.ts';

/** A place for what comes later (docs/product.md section 2, `/creator`). */
export default function CreatorRoute() {
  usePage(shellCopy.pageTitles.creator);
  const navigate = useNavigate();
  return (
    <MessagePage
      heading={shellCopy.creatorHeading}
      body={shellCopy.creatorBody}
      actions={
        <>
          <Button variant="outline" onClick={() => navigate(-1)}>
            {shellCopy.back}
          </Button>
          <Button disabledReason={commonCopy.comingSoon}>{shellCopy.callLlm}</Button>
        </>
      }
    />
  );
}
