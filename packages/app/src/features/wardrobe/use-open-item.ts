import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useQueryParams } from '../../shared/use-query-params.ts';
import { readWardrobeSearchParams, withoutItem } from './wardrobe-search-params.ts';

/** The item whose details the address opens, or null, and a function that closes them. */
export function useOpenItem() {
  const [params, changeParams] = useQueryParams();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  return {
    itemId: readWardrobeSearchParams(params).itemId,
    close: () => {
      // Opening an item on this page pushed a history entry, so closing goes back.
      if (navigationType === NavigationType.Push) void navigate(-1);
      else changeParams(withoutItem, { replace: true });
    },
  };
}
