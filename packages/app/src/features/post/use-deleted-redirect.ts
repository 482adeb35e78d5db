import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { startDeletedRedirect } from './deleted-redirect.ts';

/** Redirects to the feed once the shown post is deleted. */
export function useDeletedRedirect(deleted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!deleted) return;
    return startDeletedRedirect(() => void navigate(paths.home, { replace: true }));
  }, [deleted, navigate]);
}
