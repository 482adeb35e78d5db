import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { captionPreview } from '../../text/truncate.ts';

export interface UnsharedPostProps {
  readonly post: {
    readonly photo: Blob;
    readonly caption: string;
    /** `draft`: it was not shared. `waiting`: it was shared without a connection. `refused`: the server has not accepted it. */
    readonly state: 'draft' | 'waiting' | 'refused';
    /** Why it was refused; may be empty. */
    readonly reason?: string;
  };
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** A post that is not shared, with its photo and why. */
export function UnsharedPost({
  post: { photo, caption, state, reason = '' },
  onContinue,
  onDiscard,
}: UnsharedPostProps) {
  const url = useObjectUrl(photo);
  const texts = {
    draft: composerCopy.unsent,
    waiting: commonCopy.waitingForConnection,
    refused: composerCopy.refused(reason),
  };
  const preview = captionPreview(caption);
  const labelOf = (action: string) => (preview ? `${action}: ${preview}` : undefined);
  const continueLabel = state === 'draft' ? composerCopy.continueUnsent : commonCopy.edit;
  return (
    <li className="flex items-center gap-3">
      {url && <img src={url} alt="" className="h-14 w-11 shrink-0 rounded-control object-cover" />}
      <div className="min-w-0">
        <p role={state === 'refused' ? 'alert' : 'status'} className="px-3 text-14 font-medium wrap-anywhere">
          {texts[state]}
        </p>
        {preview && <p className="px-3 text-14 text-muted wrap-anywhere">{preview}</p>}
        <div className="flex flex-wrap">
          <Button variant="quiet" size="sm" aria-label={labelOf(continueLabel)} onClick={onContinue}>
            {continueLabel}
          </Button>
          <Button variant="quiet" size="sm" aria-label={labelOf(commonCopy.discard)} onClick={onDiscard}>
            {commonCopy.discard}
          </Button>
        </div>
      </div>
    </li>
  );
}
