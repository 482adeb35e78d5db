import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { startDeletedRedirect } from './deleted-redirect.ts';

/** Leads away from a deleted post that is still open. */
export function useDeletedRedirect(deleted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!deleted) return;
    return startDeletedRedirect(() => void navigate(paths.home, { replace: true }));
  }, [deleted, navigate]);
}
