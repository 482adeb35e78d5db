import { shareCopy } from '@aura/domain/copy/share';
import type { Post } from '@aura/domain/entities';
import { ShareDialog } from '@aura/ui/post/ShareDialog';
import { absoluteUrl, paths } from '../../paths.ts';
import type { ShareOutcome } from '../../platform/share-link.ts';
import { useShareLink } from '../../shared/use-share-link.ts';

interface SharePostProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A dialog that copies the link of a post or opens the share sheet of the device. */
export default function SharePost({ post, open, onOpenChange }: SharePostProps) {
  const shareLink = useShareLink();
  const { username } = post.author;
  const shared = {
    url: absoluteUrl(paths.post(post.id)),
    title: shareCopy.postTitle(username),
    text: shareCopy.postText(username),
  };

  function closeUnlessDismissed(outcome: ShareOutcome) {
    if (outcome !== 'dismissed') onOpenChange(false);
  }

  return (
    <ShareDialog
      open={open}
      onOpenChange={onOpenChange}
      shared={shared}
      onCopy={() => void shareLink(shared, { clipboard: navigator.clipboard }).then(closeUnlessDismissed)}
      onNativeShare={
        'share' in navigator ? () => void shareLink(shared).then(closeUnlessDismissed) : undefined
      }
    />
  );
}
