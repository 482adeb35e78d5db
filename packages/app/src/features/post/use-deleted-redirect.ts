import { deletedPostRedirectDelayMs } from '@aura/domain/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Opens the feed 2 seconds after the open post was deleted (docs/product.md section 4). */
export function useDeletedRedirect(deleted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), deletedPostRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [deleted, navigate]);
}
