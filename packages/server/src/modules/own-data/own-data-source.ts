import { checkedFacts, itemFactNames } from '@aura/domain/item-facts';
import { exportPageSize } from '@aura/domain/limits/own-data';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import type { OwnDataSource, Pages } from '@aura/domain/own-data/own-data-source';
import type {
  ExportedCutout,
  ExportedImage,
  ExportedItem,
  ExportedProfile,
  ExportedRow,
} from '@aura/domain/own-data/schema';
import { isCurrency } from '@aura/domain/vocabularies/currencies';
import { type LikeTarget, likeTargets } from '@aura/domain/vocabularies/like-targets';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { originalKey } from '../images/images.service.ts';
import { findBlockedUsernames } from '../profiles/profiles.repository.ts';
import * as repository from './own-data.repository.ts';

type ItemRow = Awaited<ReturnType<typeof repository.findItemPage>>[number];
type PostRow = Awaited<ReturnType<typeof repository.findPostPage>>[number];
type PersonRow = NonNullable<Awaited<ReturnType<typeof repository.findPerson>>>;
type Image = PostRow['image'];

/** An image with the name of its file in the export. */
interface NamedImage {
  readonly name: string;
  readonly key: string;
}

const itemImages = ({ item, front, back, frontCutout, backCutout }: ItemRow) => ({
  front: { name: `images/items/${item.id}-front.jpg`, image: front },
  back: { name: `images/items/${item.id}-back.jpg`, image: back },
  frontCutout: { name: `images/items/${item.id}-front-cutout.webp`, image: frontCutout },
  backCutout: { name: `images/items/${item.id}-back-cutout.webp`, image: backCutout },
});
const postImage = ({ post, image }: PostRow) => ({ name: `images/posts/${post.id}.jpg`, image });
const profileImage = ({ image }: PersonRow) => ({ name: 'images/profile.jpg', image });

function toExportedImage({ name, image }: { name: string; image: Image }): ExportedImage | null {
  if (image === null) return null;
  const { width, height, thumbhash } = image;
  return { file: name, width, height, thumbhash };
}

/** A cut-out whose place is known; without it, it does not fit its photo. */
function toExportedCutout({
  name,
  image,
}: {
  name: string;
  image: ItemRow['frontCutout'];
}): ExportedCutout | null {
  const exported = toExportedImage({ name, image });
  if (exported === null || image === null || image.left === null || image.top === null) return null;
  return { ...exported, left: image.left, top: image.top };
}

const named = ({ name, image }: { name: string; image: Image }): NamedImage[] =>
  image === null ? [] : [{ name, key: image.key }];

function toItem(row: ItemRow): ExportedItem {
  const { id, createdAt, source, paidAmount: amount, paidCurrency: currency, ...item } = row.item;
  const { front, back, ...cutouts } = itemImages(row);
  const frontCutout = toExportedCutout(cutouts.frontCutout);
  const backCutout = toExportedCutout(cutouts.backCutout);
  return {
    id,
    createdAt: createdAt.toISOString(),
    source,
    ...checkedFacts(item, itemFactNames),
    notes: item.notes,
    price: amount !== null && currency !== null && isCurrency(currency) ? { amount, currency } : null,
    purchaseDate: item.purchaseDate ?? '',
    archived: item.archived,
    showsCutout: item.cutoutShown,
    front: toExportedImage(front),
    back: toExportedImage(back),
    ...(frontCutout && { frontCutout }),
    ...(backCutout && { backCutout }),
  };
}

function toPost(row: PostRow): ExportedRow<'posts'> {
  const { id, createdAt, caption, imageAlt, tags } = row.post;
  const image = toExportedImage(postImage(row));
  return { id, createdAt: createdAt.toISOString(), caption, imageAlt, tags, itemIds: row.itemIds, image };
}

async function toProfile(db: Database, row: PersonRow): Promise<ExportedProfile> {
  const { user } = row;
  const { username, email, displayName, bio, location, profilePrivacy, postPrivacy } = user;
  return {
    username,
    email,
    displayName,
    bio,
    location,
    profilePrivacy,
    postPrivacy,
    createdAt: user.createdAt.toISOString(),
    notificationSettings: { ...notificationSettingsDefaults, ...user.notificationSettings },
    blocked: await findBlockedUsernames(db, user.id),
    image: toExportedImage(profileImage(row)),
  };
}

/** Reads a list page by page. */
async function* pagesOf<Row>(
  read: (after: repository.ListCursor | null) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => repository.ListCursor,
): Pages<Row> {
  let after: repository.ListCursor | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < exportPageSize) return;
    after = cursorOf(last);
  }
}

async function* mapPages<From, To>(pages: Pages<From>, map: (row: From) => To | readonly To[]): Pages<To> {
  for await (const page of pages) yield page.flatMap(map);
}

const byCreation = ({ createdAt: at, id }: { createdAt: Date; id: string }) => ({ at, id });

/**
 * What an export of a person contains (docs/product.md section 2, Own data). Everything is read by the person's id.
 * When the account is erased meanwhile, `images` fails with `auth.account_erased` at its end.
 * @throws DomainError `profiles.not_found`
 */
export async function openOwnData(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  userId: string,
): Promise<OwnDataSource> {
  const person = await repository.findPerson(db, userId);
  if (person === undefined) throw new DomainError('profiles.not_found');
  const readItems = () =>
    pagesOf(
      (after) => repository.findItemPage(db, userId, after),
      ({ item }) => byCreation(item),
    );
  const readPosts = () =>
    pagesOf(
      (after) => repository.findPostPage(db, userId, after),
      ({ post }) => byCreation(post),
    );
  const readOutfits = () => pagesOf((after) => repository.findOutfitPage(db, userId, after), byCreation);
  const readWears = () =>
    pagesOf(
      (after) => repository.findWearPage(db, userId, after),
      ({ wear }) => ({ at: wear.date, id: wear.id }),
    );
  const readComments = () => pagesOf((after) => repository.findCommentPage(db, userId, after), byCreation);
  const readWishlist = () =>
    pagesOf(
      (after) => repository.findWishlistPage(db, userId, after),
      ({ addedAt, itemId }) => ({ at: addedAt, id: itemId }),
    );
  const readLikes = (target: LikeTarget) =>
    pagesOf(
      (after) => repository.findLikePage(db, target, userId, after),
      (row) => row,
    );
  const readFollows = () =>
    pagesOf(
      (after) => repository.findFollowPage(db, userId, after),
      (row) => row,
    );

  async function* imageNames(): Pages<NamedImage> {
    yield named(profileImage(person as PersonRow));
    yield* mapPages(readItems(), (row) => Object.values(itemImages(row)).flatMap(named));
    yield* mapPages(readPosts(), (row) => named(postImage(row)));
  }

  async function* likes(): Pages<ExportedRow<'likes'>> {
    for (const targetType of likeTargets)
      yield* mapPages(readLikes(targetType), ({ id, at }) => ({
        targetType,
        targetId: id,
        likedAt: at.toISOString(),
      }));
  }

  return {
    exportId: crypto.randomUUID(),
    exportedAt: clock().toISOString(),
    profile: await toProfile(db, person),
    lists: {
      items: () => mapPages(readItems(), toItem),
      outfits: () =>
        mapPages(readOutfits(), ({ id, createdAt, name, occasions, layers }) => ({
          id,
          createdAt: createdAt.toISOString(),
          name,
          occasions,
          layers: [...layers],
        })),
      wears: () =>
        mapPages(readWears(), ({ wear: { id, date, planned, outfitId, postId }, itemIds }) => ({
          id,
          date,
          planned,
          itemIds,
          outfitId,
          postId,
        })),
      posts: () => mapPages(readPosts(), toPost),
      comments: () =>
        mapPages(readComments(), ({ id, createdAt, postId, parentId, text }) => ({
          id,
          createdAt: createdAt.toISOString(),
          postId,
          parentId,
          text,
        })),
      wishlist: () =>
        mapPages(readWishlist(), ({ itemId, addedAt, source }) => ({
          itemId,
          addedAt: addedAt.toISOString(),
          source,
        })),
      likes,
      following: () =>
        mapPages(readFollows(), ({ username, at }) =>
          username === null ? [] : { username, since: at.toISOString() },
        ),
    },
    async *images() {
      for await (const page of imageNames()) {
        for (const { name, key } of page) {
          const bytes = await storage.get(originalKey(key));
          if (bytes !== null) yield { name, bytes };
        }
      }
      // What was erased before it was read is missing.
      const now = await repository.findPerson(db, userId);
      if (now === undefined || now.user.erasedAt !== null) throw new DomainError('auth.account_erased');
    },
  };
}
