import { commonCopy } from '@aura/domain/copy/common';
import { shareCopy } from '@aura/domain/copy/post';
import type { Post } from '@aura/domain/entities';
import { ShareDialog } from '@aura/ui/post/ShareDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { paths } from '../paths.ts';
import { type ShareOutcome, shareLink } from '../platform/share-link.ts';

interface SharePostProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The ways to pass a post on. A link that was copied, or could not be, is said (docs/product.md section 8). */
export default function SharePost({ post, open, onOpenChange }: SharePostProps) {
  const { show } = useToast();
  const { username } = post.author;
  const shared = {
    url: new URL(paths.post(post.id), window.location.origin).href,
    title: shareCopy.postTitle(username),
    text: shareCopy.postText(username),
  };

  function end(outcome: ShareOutcome) {
    if (outcome === 'copied') show({ tone: 'status', text: commonCopy.linkCopied });
    if (outcome === 'failed') show({ tone: 'alert', text: commonCopy.linkCopyFailed });
    if (outcome !== 'dismissed') onOpenChange(false);
  }

  return (
    <ShareDialog
      open={open}
      onOpenChange={onOpenChange}
      shared={shared}
      onCopy={() => void shareLink(shared, { clipboard: navigator.clipboard }).then(end)}
      onNativeShare={'share' in navigator ? () => void shareLink(shared).then(end) : undefined}
    />
  );
}
