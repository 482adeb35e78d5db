import { searchCopy, tagCopy } from '@aura/domain/copy/search';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';

/** The page for the address of a tag that cannot be one, such as a tag that is too long. It leads to the search. */
export function InvalidTag() {
  usePageTitle(tagCopy.invalid);
  const navigate = useNavigate();
  return (
    <MessagePage
      heading={tagCopy.invalid}
      body={tagCopy.invalidBody}
      actions={<Button onClick={() => navigate(paths.search)}>{searchCopy.title}</Button>}
    />
  );
}
