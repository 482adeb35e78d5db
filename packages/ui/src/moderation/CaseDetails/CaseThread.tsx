import { moderationCopy } from '@aura/domain/copy/moderation';
import type { ModerationCase } from '@aura/domain/moderation';
import { cn } from '../../foundations/cn.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { CoveredPictures } from './CoveredPictures.tsx';

interface CaseThreadProps {
  readonly shown: ModerationCase;
  /** Whether the thumbnail of the post is covered. */
  readonly covered: boolean;
  readonly onShow: () => void;
}

/** A reported comment between its neighbours, below a thumbnail of their post. */
export function CaseThread({ shown: { postImage, thread }, covered, onShow }: CaseThreadProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-serif text-22">{moderationCopy.thread}</h3>
      {postImage && (
        <CoveredPictures covered={covered} onShow={onShow} className="p-4">
          <Image
            {...imageProps(postImage)}
            alt=""
            ratio={3 / 4}
            sizes="4rem"
            className="w-13.5 rounded-inner"
          />
        </CoveredPictures>
      )}
      <ul className="text-14">
        {thread.map(({ id, author, text, isTarget }) => (
          <li key={id} dir="auto" className={cn('rounded-image p-3 wrap-anywhere', isTarget && 'bg-sunken')}>
            <b>{author}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
