import { creatorCopy } from '@aura/domain/copy/creator';
import { CreatorPage } from '@aura/ui/shell/CreatorPage';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import { selectCanGoBack } from '../store/navigation.ts';
import { useAppSelector } from '../store/store.ts';

/**
 * A placeholder page (docs/product.md section 2, Routes). Back opens the feed when there is no earlier
 * page.
 */
export default function CreatorRoute() {
  usePageTitle(creatorCopy.heading);
  const navigate = useNavigate();
  const canGoBack = useAppSelector(selectCanGoBack);
  return <CreatorPage onBack={() => void (canGoBack ? navigate(-1) : navigate(paths.home))} />;
}
