import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import { commonCopy } from '@aura/domain/copy/common';
import { wearsCopy } from '@aura/domain/copy/wears';
import { localDay } from '@aura/domain/rules/days';
import { isSameWear } from '@aura/domain/rules/wears';
import type { Wear } from '@aura/domain/wears';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { useWearRequests } from './use-wear-requests.ts';

const { getWears } = wearsApi.endpoints;

interface Worn extends Pick<NewWear, 'itemIds' | 'outfitId' | 'postId'> {
  /** The item, the outfit, the garments of a post or the number of items in words. */
  readonly name: string;
}

/** Whether a wear has exactly these garments, not as an outfit; the server does not log them again. */
const isSame = ({ outfit, itemIds }: Wear, worn: Worn) =>
  isSameWear({ itemIds, outfitId: outfit?.id ?? null }, { itemIds: worn.itemIds, outfitId: null });

/** Whether a wear was logged with the same post. */
const isOfPost = ({ postId }: Wear, worn: Worn) => postId !== null && postId === worn.postId;

/**
 * Logs items, an outfit or the garments of a post as worn today, once per day. The message offers Undo; a second press
 * says that it is logged already.
 */
export function useWoreToday() {
  const dispatch = useAppDispatch();
  const { add, undoLog, offerUndo, show } = useWearRequests();
  const [busy, setBusy] = useState(false);
  /** What has no answer yet, which a second press does not send again. */
  const sending = useRef(new Set<string>());

  /**
   * The wear of today that contains all of the garments, or that was logged with their post; null when there is none, or
   * when it cannot be read.
   */
  const findToday = useCallback(
    async (worn: Worn, today: string): Promise<Wear | null> => {
      const range = { from: today, to: today };
      const read = getWears.initiate(range, { subscribe: false, forceRefetch: true });
      const { data = [] } = await dispatch(read);
      const hasAll = ({ itemIds }: Wear) => worn.itemIds.every((id) => itemIds.includes(id));
      const found = data.filter((wear) => !wear.planned && (hasAll(wear) || isOfPost(wear, worn)));
      return found.find((wear) => isSame(wear, worn)) ?? found[0] ?? null;
    },
    [dispatch],
  );

  const log = useCallback(
    async (worn: Worn): Promise<boolean> => {
      const { name, itemIds, outfitId, postId } = worn;
      const areItems = outfitId === undefined && postId === undefined && itemIds.length > 1;
      const date = localDay(new Date());
      const before = outfitId === undefined ? await findToday(worn, date) : null;
      const undo = (id: string) => () => undoLog(id, commonCopy.undoFailed);
      if (before !== null && isOfPost(before, worn)) {
        offerUndo(wearsCopy.already(name, areItems), name, undo(before.id));
        return true;
      }
      if (before !== null && !isSame(before, worn)) {
        const outfit = before.outfit?.name;
        const text =
          outfit === undefined
            ? wearsCopy.already(name, areItems)
            : wearsCopy.alreadyWith(name, outfit, areItems);
        show({ tone: 'status', text, name });
        return true;
      }
      const logged = await add({ date, itemIds, outfitId, postId }, wearsCopy.logFailed);
      if (logged === undefined) return false;
      const text = (logged.added ? wearsCopy.logged : wearsCopy.already)(name, areItems);
      offerUndo(text, name, undo(logged.wear.id));
      return true;
    },
    [add, findToday, offerUndo, show, undoLog],
  );

  /** @returns whether it is logged; a failure is reported */
  const woreToday = useCallback(
    async (worn: Worn): Promise<boolean> => {
      const key = worn.outfitId ?? worn.itemIds.join();
      if (sending.current.has(key)) return false;
      sending.current.add(key);
      setBusy(true);
      return log(worn).finally(() => {
        sending.current.delete(key);
        setBusy(sending.current.size > 0);
      });
    },
    [log],
  );
  return { busy, woreToday };
}
