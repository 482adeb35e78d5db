import { previewCopy } from '@aura/domain/copy/previews';
import { imageWidthsPx } from '@aura/domain/limits/images';
import type { Services } from '../../services.ts';
import type { ImageRow } from '../images/images.repository.ts';
import { findPosts } from '../posts/posts.repository.ts';
import { toPostWire } from '../posts/posts.wire.ts';
import { authorWire, publicUsername } from '../profiles/author.wire.ts';
import { findProfileByUsername } from '../profiles/profiles.repository.ts';

type PreviewServices = Pick<Services, 'db' | 'images'>;

/** A picture of a preview. */
interface PreviewImage {
  /** Below the API's prefix, with the variant's width. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What other sites show for a link to a page of the app. */
export interface Preview {
  readonly type: 'article' | 'profile';
  /** The page's path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly path: string };
  readonly image: PreviewImage | null;
}

/** The longest width that other sites show. */
const previewWidthPx = 1200;

const userPath = (username: string) => `/user/${encodeURIComponent(username)}`;

/**
 * Chooses the variant of an image.
 * @param maxWidth in pixels; the smallest variant may be wider
 */
function imageAt(
  path: string,
  { width, height }: Pick<ImageRow, 'width' | 'height'>,
  alt: string,
  maxWidth: number,
): PreviewImage {
  const chosen = imageWidthsPx.findLast((wide) => wide <= maxWidth) ?? Math.min(...imageWidthsPx);
  // A variant is never wider than its original.
  const shown = Math.min(chosen, width);
  return { path: `${path}?w=${chosen}`, width: shown, height: Math.round((height * shown) / width), alt };
}

async function previewOfPost({ db, images }: PreviewServices, id: string, maxWidth: number) {
  const [row] = await findPosts(db, [id], null);
  if (row === undefined) return null;
  const wire = toPostWire(row, null, images);
  const name = wire.displayName || wire.username;
  const path = userPath(wire.username);
  return {
    type: 'article',
    path: `/post/${id}`,
    title: previewCopy.postTitle(name),
    description: [wire.caption, ...wire.auraTags].filter(Boolean).join(' '),
    author: { name, path },
    image:
      wire.image === null || row.image === null
        ? null
        : imageAt(wire.image, row.image, wire.imageAlt || wire.caption, maxWidth),
  } as const;
}

async function previewOfProfile({ db, images }: PreviewServices, name: string, maxWidth: number) {
  const row = await findProfileByUsername(db, name, null);
  if (row === undefined) return null;
  const { displayName, profilePicId } = authorWire(images, null, row);
  const username = publicUsername(row);
  const path = userPath(username);
  const title = previewCopy.profileTitle(displayName || username, username);
  return {
    type: 'profile',
    path,
    title,
    description: row.bio,
    author: { name: displayName || username, path },
    image:
      profilePicId === null || row.avatar === null
        ? null
        : imageAt(`/profilePicture/${profilePicId}`, row.avatar, title, maxWidth),
  } as const;
}

/** The page of the app that a path names, if pages of its kind have previews. */
interface PreviewedPage {
  readonly kind: 'post' | 'user';
  /** The post's id or the username. */
  readonly name: string;
}

/** Returns the page that may have a preview; null for other paths and malformed ones. */
export function previewedPage(path: string): PreviewedPage | null {
  const [, kind, part = ''] = /^\/(post|user)\/([^/]{1,128})\/?$/.exec(path) ?? [];
  if (kind !== 'post' && kind !== 'user') return null;
  try {
    const name = decodeURIComponent(part);
    return name.includes('\0') ? null : { kind, name };
  } catch {
    return null;
  }
}

/**
 * Finds the preview of a public post or a public profile. Null for all others, so that a preview never reveals what
 * exists.
 * @param maxWidth of the picture, in pixels
 */
export function findPreview(
  services: PreviewServices,
  { kind, name }: PreviewedPage,
  maxWidth = previewWidthPx,
): Promise<Preview | null> {
  return kind === 'post'
    ? previewOfPost(services, name, maxWidth)
    : previewOfProfile(services, name, maxWidth);
}
