import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { linkedCommentMaxPages } from '@aura/domain/limits/comments';
import { focusPart } from '@aura/ui/foundations/focus-part';
import { useToast } from '@aura/ui/primitives/Toast';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { useEarlierComments } from './use-earlier-comments.ts';

interface LinkedComments {
  /** All that are loaded; null before. */
  readonly loaded: readonly Comment[] | null;
  readonly shown: readonly Comment[] | null;
  /** Shows those that are held back. */
  readonly onShow: (() => void) | undefined;
  /** The query of the newest comments. */
  readonly newest: {
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly onRefresh: () => void;
  };
  readonly earlier: ReturnType<typeof useEarlierComments>;
  readonly panelRef: RefObject<HTMLElement | null>;
}

/** How far the search for the comment is. */
interface Search {
  readonly id: string;
  isRefreshed: boolean;
  pages: number;
  isDone: boolean;
}

/**
 * Brings the comment of the address (`?comment={id}`) into view once, and moves the focus to it. When it is not loaded,
 * the newest comments are read again and then earlier ones, page by page; when it is not among them, a message says so.
 */
export function useLinkedComment({ loaded, shown, onShow, newest, earlier, panelRef }: LinkedComments): void {
  const [params] = useSearchParams();
  const toast = useToast();
  const id = params.get('comment');
  const search = useRef<Search | null>(null);

  const end = (current: Search, message: string) => {
    current.isDone = true;
    toast.show({ tone: 'status', text: message });
  };
  const readMore = (current: Search) => {
    if (newest.isFetching || earlier?.loading) return;
    if (!current.isRefreshed) {
      current.isRefreshed = true;
      newest.onRefresh();
    } else if (newest.isError || earlier?.failed) {
      // The panel says that loading failed, and a retry continues.
    } else if (earlier?.onLoad && current.pages < linkedCommentMaxPages) {
      current.pages++;
      earlier.onLoad();
    } else {
      end(current, commentsCopy.linkedMissing);
    }
  };

  useEffect(() => {
    if (id === null || loaded === null) return;
    if (search.current?.id !== id) search.current = { id, isRefreshed: false, pages: 0, isDone: false };
    const current = search.current;
    if (current.isDone) return;
    const linked = loaded.find((comment) => comment.id === id);
    if (linked === undefined) return readMore(current);
    if (linked.isDeleted) return end(current, commentsCopy.linkedMissing);
    if (!shown?.some((comment) => comment.id === id)) {
      onShow?.();
      return;
    }
    const panel = panelRef.current;
    if (panel === null) return;
    const focusComment = () => {
      const article = [...panel.querySelectorAll<HTMLElement>('[data-comment]')].find(
        ({ dataset }) => dataset.comment === id,
      );
      if (article === undefined) return;
      observer.disconnect();
      current.isDone = true;
      article.scrollIntoView({ block: 'center' });
      focusPart(article);
    };
    // Threads after the first ones are rendered later, with low priority.
    const observer = new MutationObserver(focusComment);
    observer.observe(panel, { childList: true, subtree: true });
    focusComment();
    return () => observer.disconnect();
  });
}
