import type { PostDraft } from '@aura/domain/forms/postDraft';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../page/lazy-part.tsx';
import { unsentPostOf } from '../../platform/unsent/unsent-post.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

const CreatePost = lazyPart(() => import('./CreatePost.tsx'));
const ReplaceQuestion = lazyPart(() => import('./ReplaceQuestion.tsx'));
const UnsentPost = lazyPart(async () => ({
  default: (await import('@aura/ui/composer/UnsentPost')).UnsentPost,
}));

interface PostDeskProps {
  /** A photo that was just chosen, ready to be sent. */
  readonly photo: Blob | null;
  readonly onClose: () => void;
  /** The post is shared: time to show the feed. */
  readonly onShared: () => void;
}

/** What the editor is opened for. */
interface Work {
  readonly key: string;
  readonly photo: Blob;
  readonly kept: PostDraft<Blob> | null;
}

const newWork = (photo: Blob): Work => ({ key: crypto.randomUUID(), photo, kept: null });

/**
 * Where posts are written: the editor for a chosen photo, and what is left of a post that was not shared, until its
 * person continues or discards it (docs/decisions/2026-11-22-unshared-post.md).
 */
export default function PostDesk({ photo, onClose, onShared }: PostDeskProps) {
  const unsent = unsentPostOf(useAppSelector(selectIdentity)?.uid ?? '');
  const [work, setWork] = useState<Work | null>(null);
  // What is being written is of no interest here until it is left.
  const kept = useSyncExternalStore(unsent.subscribe, () => (work ? null : unsent.current()));
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void unsent.load().then((found) => {
      if (!isCurrent || photo === null) return;
      if (found === null) setWork(newWork(photo));
      else setIsAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [unsent, photo]);

  const begin = (next: Work) => {
    setIsAsking(false);
    setWork(next);
  };
  const continueKept = () => {
    // Also what is being written: a photo that took long to prepare may come after another one.
    const last = unsent.current();
    if (last) begin({ key: last.id, photo: last.photo, kept: last });
  };
  const close = () => {
    setWork(null);
    onClose();
  };
  if (isAsking && photo) {
    return (
      <Suspense>
        <ReplaceQuestion onContinue={continueKept} onStartNew={() => begin(newWork(photo))} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {work ? (
        <CreatePost
          key={work.key}
          photo={work.photo}
          kept={work.kept}
          unsent={unsent}
          onClose={close}
          onShared={onShared}
        />
      ) : (
        kept && (
          <UnsentPost photo={kept.photo} onContinue={continueKept} onDiscard={() => unsent.keep(null)} />
        )
      )}
    </Suspense>
  );
}
