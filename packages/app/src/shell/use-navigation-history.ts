import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '../paths.ts';
import { pathReplaced, pathReturnedTo, pathVisited, selectCanGoBack } from '../store/navigation.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

/**
 * Records each navigation in the store (docs/product.md section 2).
 * @returns a function that goes back one page; undefined when there is no earlier page, or the page has its
 *   own Back
 */
export function useNavigationHistory(): (() => void) | undefined {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const canGoBack = useAppSelector(selectCanGoBack);

  useEffect(() => {
    const path = pathname + search;
    if (navigationType === NavigationType.Push) dispatch(pathVisited(path));
    else if (navigationType === NavigationType.Replace) dispatch(pathReplaced(path));
    else dispatch(pathReturnedTo(path));
  }, [pathname, search, navigationType, dispatch]);

  const hasOwnBack = pathname === paths.settings || pathname === paths.creator;
  return canGoBack && !hasOwnBack ? () => void navigate(-1) : undefined;
}
