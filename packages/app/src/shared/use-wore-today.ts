import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import { commonCopy } from '@aura/domain/copy/common';
import { wearsCopy } from '@aura/domain/copy/wears';
import { localDay } from '@aura/domain/rules/days';
import type { Wear } from '@aura/domain/wears';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { useWearRequests } from './use-wear-requests.ts';

const { getWears } = wearsApi.endpoints;

interface Worn extends Pick<NewWear, 'itemIds' | 'outfitId' | 'postId'> {
  /** The item, the outfit, or the garments of a post in words. */
  readonly name: string;
}

/** Whether one item alone was logged, not an outfit with it. */
const isAlone = ({ outfit, itemIds }: Wear) => outfit === null && itemIds.length === 1;

/**
 * Logs an item, an outfit or the garments of a post as worn today, once per day. The message offers Undo; a second press says that it is
 * logged already.
 */
export function useWoreToday() {
  const dispatch = useAppDispatch();
  const { add, undoLog, offerUndo, show } = useWearRequests();
  const [busy, setBusy] = useState(false);
  const pending = useRef(false);

  /** The wear of today that contains an item; null when there is none, or when it cannot be read. */
  const findToday = useCallback(
    async (itemId: string, today: string): Promise<Wear | null> => {
      const range = { from: today, to: today };
      const read = getWears.initiate(range, { subscribe: false, forceRefetch: true });
      const { data = [] } = await dispatch(read);
      const found = data.filter(({ planned, itemIds }) => !planned && itemIds.includes(itemId));
      return found.find(isAlone) ?? found[0] ?? null;
    },
    [dispatch],
  );

  const log = useCallback(
    async ({ name, itemIds, outfitId, postId }: Worn) => {
      const date = localDay(new Date());
      const [itemId = ''] = itemIds;
      const isOneItem = outfitId === undefined && itemIds.length === 1;
      const before = isOneItem ? await findToday(itemId, date) : null;
      if (before !== null && !isAlone(before)) {
        const outfit = before.outfit?.name;
        const text = outfit === undefined ? wearsCopy.already(name) : wearsCopy.alreadyWith(name, outfit);
        show({ tone: 'status', text, name });
        return;
      }
      const logged = await add({ date, itemIds, outfitId, postId }, wearsCopy.logFailed);
      if (logged === undefined) return;
      const text = logged.added ? wearsCopy.logged(name) : wearsCopy.already(name);
      offerUndo(text, name, () => undoLog(logged.wear.id, commonCopy.undoFailed));
    },
    [add, findToday, offerUndo, show, undoLog],
  );

  const woreToday = useCallback(
    async (worn: Worn): Promise<void> => {
      if (pending.current) return;
      pending.current = true;
      setBusy(true);
      await log(worn).finally(() => {
        pending.current = false;
        setBusy(false);
      });
    },
    [log],
  );
  return { busy, woreToday };
}
