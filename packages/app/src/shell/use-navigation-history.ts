import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '../paths.ts';
import { pathReplaced, pathReturnedTo, pathVisited, selectCanGoBack } from '../store/navigation.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

/** The position of the current entry in the browser's history, which the router stores in the entry. */
function entryIndex(): number {
  const state: { readonly idx?: number } | null = window.history.state;
  return state?.idx ?? 0;
}

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
  const lastIndex = useRef(0);

  useEffect(() => {
    const path = pathname + search;
    const index = entryIndex();
    const isBack = navigationType === NavigationType.Pop && index < lastIndex.current;
    lastIndex.current = index;
    if (navigationType === NavigationType.Replace) dispatch(pathReplaced(path));
    else dispatch(isBack ? pathReturnedTo(path) : pathVisited(path));
  }, [pathname, search, navigationType, dispatch]);

  const hasOwnBack = pathname === paths.settings || pathname === paths.creator;
  return canGoBack && !hasOwnBack ? () => void navigate(-1) : undefined;
}
