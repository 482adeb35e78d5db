import { useEffect, useState } from 'react';

/**
 * Whether a read has failed since the component mounted. One that failed before, such as the first read of a page, is
 * sent again as the component mounts, so its error is not shown.
 */
export function useReadFailed({ isError }: { readonly isError: boolean }): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && isError;
}
