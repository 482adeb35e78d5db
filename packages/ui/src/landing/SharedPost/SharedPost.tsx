import { sharedPostCopy } from '@aura/domain/copy/landing';
import { postCopy } from '@aura/domain/copy/post';
import type { Item, Post } from '@aura/domain/entities';
import { product } from '@aura/domain/product';
import { Heart, MessageCircle } from 'lucide-react';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { avatarProps } from '../../images/image-props.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { LandingFooter, type LandingFooterProps } from '../Landing/LandingFooter.tsx';
import { SharedPostActions, type SharedPostActionsProps } from './SharedPostActions.tsx';
import { SharedPostItems } from './SharedPostItems.tsx';
import './shared-post.css';

interface SharedPostProps extends LandingFooterProps, SharedPostActionsProps {
  readonly post: Post;
  /** The items of the post that could be loaded. */
  readonly items: readonly Item[];
}

/**
 * The landing page for a visitor who follows a link to a public post: its photo, author, caption and counts, with
 * sign-up and log-in. What needs an account opens the sign-up.
 */
export function SharedPost({ post, items, year, links, ...actions }: SharedPostProps) {
  const { author, caption, tags, likeCount, commentCount, location, image, imageAlt } = post;
  const name = author.displayName || author.username;
  return (
    <div className="shared-post">
      <div className="landing-margin shared-post-stage">
        <p className="shared-post-wordmark font-serif text-28 select-none">{product.name}</p>
        <div className="shared-post-plate rounded-card">
          <Aura palette={image?.palette} />
          <Image
            {...postImageProps(image)}
            alt={imageAlt || postCopy.imageAlt(author.username)}
            priority
            sizes={`${fromDesktop} 34rem, 100vw`}
            className="rounded-card"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex items-center gap-3">
            <Avatar {...avatarProps(author.avatar, 'lg')} name={name} />
            <div className="min-w-0">
              <p dir="auto" className="truncate font-semibold">
                {author.username}
              </p>
              <p className="truncate text-14 text-muted">{sharedPostCopy.shared(location)}</p>
            </div>
          </div>
          <h1
            dir="auto"
            className="line-clamp-6 font-serif text-28 wrap-anywhere outline-none desktop:text-40"
          >
            {caption || postCopy.imageAlt(author.username)}
          </h1>
          {tags.length > 0 && (
            <p
              dir="auto"
              className="line-clamp-2 flex flex-wrap gap-x-3 text-14 font-medium wrap-anywhere text-accent"
            >
              {tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </p>
          )}
          <p className="flex gap-5 text-14 text-muted [&_svg]:size-5">
            <span className="inline-flex items-center gap-2">
              <Heart aria-hidden className="stroke-icon" />
              {postCopy.likeCount(likeCount)}
            </span>
            <span className="inline-flex items-center gap-2">
              <MessageCircle aria-hidden className="stroke-icon" />
              {postCopy.commentCount(commentCount)}
            </span>
          </p>
          <SharedPostActions {...actions} />
        </div>
        <SharedPostItems items={items} total={post.itemIds.length} onOpen={actions.onSignUp} />
      </div>
      <LandingFooter year={year} links={links} />
    </div>
  );
}
