import type { ImageMeta } from '@aura/api-client/contract/fields';
import { pick } from '@aura/domain/utils/pick';
import pLimit from 'p-limit';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { isRolledBack } from '../../db/rolled-back.ts';
import { cutOutByAlpha } from '../../images/alpha-cutout.ts';
import type { CutoutImage } from '../../images/cutout-image.ts';
import type { ImageFormat, ProcessedImage } from '../../images/process.ts';
import type { BlobStorage } from '../../storage/storage.ts';
import { createAvifCopies } from './avif-copies.ts';
import { deleteImages, type ImageKind, type ImageRow, insertImage } from './images.repository.ts';
import { putCopy } from './put-copy.ts';
import { signImageId, verifyImageId } from './signed-id.ts';

const imageColumnNames = ['id', 'key', 'width', 'height', 'thumbhash', 'palette'] as const;
const cutoutColumnNames = ['left', 'top', 'hasOwnMask'] as const;

/** An image whose bytes are stored, but whose row is not inserted yet. */
export type PreparedImage = Pick<ImageRow, (typeof imageColumnNames)[number]> &
  Partial<Pick<ImageRow, (typeof cutoutColumnNames)[number]>>;

/** The viewer that an image URL is created for. */
interface ImageAudience {
  readonly isPublic: boolean;
  /** The viewer's row id; null for a viewer without a profile. */
  readonly viewerId: string | null;
}

/** An uploaded photo; its transparency, where it has one, has become a cut-out. */
export interface PreparedPhoto extends PreparedImage {
  readonly cutout: PreparedImage | null;
}

type UploadKind = 'photo' | 'garment';

interface ImagesParts {
  readonly storage: BlobStorage;
  /** Key for the signatures of images that are not public. */
  readonly secret: string;
  readonly clock: () => Date;
  readonly processUpload: (bytes: Uint8Array) => Promise<ProcessedImage>;
  readonly resizeVariant: (bytes: Uint8Array, width: number, format: ImageFormat) => Promise<Uint8Array>;
  /** Null when images have no AVIF copies. */
  readonly encodeAvif: ((bytes: Uint8Array, width: number) => Promise<Uint8Array>) | null;
  /** Milliseconds between the first request for an AVIF copy and its encoding. */
  readonly avifDelay?: number;
}

/** Number of images of one request that are decoded concurrently. */
const prepareConcurrency = 2;

/** Keys of cut-outs, which are transparent WebP images, begin with it; all other images are JPEG. */
const cutoutFolder = 'cutouts/';

/** The format in which the image with this key is stored. */
export function formatOf(key: string): ImageFormat {
  return key.startsWith(cutoutFolder) ? 'webp' : 'jpeg';
}

const extensionOf = (key: string) => (formatOf(key) === 'webp' ? 'webp' : 'jpg');

/** The key of an image's blob in the storage. */
export const originalKey = (key: string) => `${key}/original.${extensionOf(key)}`;
const variantKey = (key: string, width: number) => `${key}/w${width}.${extensionOf(key)}`;

/** A new id and a key that ends with it, in one of many folders. */
function newImageKey(folder = ''): { id: string; key: string } {
  const id = newId('image');
  const part = id
    .slice(-2)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '0');
  return { id, key: `${folder}${part}/${id}` };
}

/** The image's part of a blob's key. */
export function imageKeyOf(blobKey: string): string {
  return blobKey.slice(0, blobKey.lastIndexOf('/'));
}

/** The metadata of an image on the wire. */
export function imageMetaOf(row: Pick<ImageRow, 'width' | 'height' | 'thumbhash' | 'palette'>): ImageMeta {
  return { width: row.width, height: row.height, thumbhash: row.thumbhash, palette: row.palette };
}

export type Images = ReturnType<typeof createImages>;

/** Creates the image service: stores, resizes, signs and deletes images. */
export function createImages({
  storage,
  secret,
  clock,
  processUpload,
  resizeVariant,
  encodeAvif,
  avifDelay,
}: ImagesParts) {
  const avifCopies =
    encodeAvif &&
    createAvifCopies({ storage, encodeAvif, ...(avifDelay !== undefined && { delay: avifDelay }) });
  const resizing = new Map<string, Promise<Uint8Array | null>>();

  async function prepare(bytes: Uint8Array, kind: UploadKind): Promise<PreparedPhoto> {
    const { jpeg, ...facts } = await processUpload(bytes);
    const cutout = kind === 'garment' ? await cutOutByAlpha(bytes) : null;
    const place = newImageKey();
    await storage.put(originalKey(place.key), jpeg);
    return { ...place, ...facts, cutout: cutout && (await storeCutout(cutout, true)) };
  }

  /**
   * Stores a cut-out; its row must be inserted with `insert`, or its bytes erased. Without its place in the photo, its
   * mask cannot be changed.
   * @param hasOwnMask whether its mask is from the owner
   */
  async function storeCutout(
    { webp, ...facts }: Omit<CutoutImage, 'left' | 'top'> & Partial<CutoutImage>,
    hasOwnMask = false,
  ): Promise<PreparedImage> {
    const place = newImageKey(cutoutFolder);
    await storage.put(originalKey(place.key), webp);
    return { ...place, ...facts, hasOwnMask };
  }

  /** Deletes the bytes of deleted images; the sweep deletes what this call could not delete. */
  async function erase(keys: readonly string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => storage.deleteFolder(key)));
  }

  async function makeVariant(key: string, width: number): Promise<Uint8Array | null> {
    const image = { key, original: originalKey(key) };
    const original = await storage.get(image.original);
    if (original === null) return null;
    const variant = await resizeVariant(original, width, formatOf(key));
    // When the storage is full, images remain available; the next request resizes again.
    await putCopy(storage, image, variantKey(key, width), variant).catch(() => undefined);
    return variant;
  }

  async function variant(key: string, width: number): Promise<Uint8Array | null> {
    const name = variantKey(key, width);
    const stored = await storage.get(name);
    if (stored !== null) return stored;
    const pending = resizing.get(name) ?? makeVariant(key, width).finally(() => resizing.delete(name));
    resizing.set(name, pending);
    return pending;
  }

  return {
    /**
     * Re-encodes and stores uploads, then runs `work`, which must insert their rows with `insert`. Images are
     * decoded before `work` starts, so that a transaction in it stays short. When an image fails or `work` is rolled
     * back, the stored bytes are deleted. When it is not known whether `work` has committed, only the sweep may
     * delete them, since it looks for their rows.
     * @param files undefined entries become null
     * @param kind of a `garment`, the transparency becomes its cut-out
     * @throws the errors of `processUpload` and `work`
     */
    async withStored<Result>(
      files: readonly (Blob | undefined)[],
      work: (prepared: (PreparedPhoto | null)[]) => Promise<Result>,
      kind: UploadKind = 'photo',
    ): Promise<Result> {
      const prepared: (PreparedPhoto | null)[] = files.map(() => null);
      const eraseAll = () =>
        erase(prepared.flatMap((photo) => [photo?.key ?? [], photo?.cutout?.key ?? []].flat()));
      const limit = pLimit(prepareConcurrency);
      const prepareAt = async (file: Blob | undefined, index: number) => {
        if (file) prepared[index] = await prepare(new Uint8Array(await file.arrayBuffer()), kind);
      };
      const results = await Promise.allSettled(
        files.map((file, index) => limit(() => prepareAt(file, index))),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) {
        await eraseAll();
        throw failed.reason;
      }
      return work(prepared).catch(async (error: unknown) => {
        if (isRolledBack(error)) await eraseAll();
        throw error;
      });
    },

    storeCutout,

    /** Inserts the row of a prepared image in the transaction of the row that references it. */
    async insert(tx: Database, ownerId: string, kind: ImageKind, prepared: PreparedImage): Promise<string> {
      await insertImage(tx, {
        ...pick(prepared, [...imageColumnNames, ...cutoutColumnNames]),
        ownerId,
        kind,
      });
      return prepared.id;
    },

    /**
     * Deletes the rows of images.
     * @returns the keys to pass to `erase` after the transaction has committed
     */
    remove(tx: Database, ids: readonly (string | null)[]): Promise<string[]> {
      return deleteImages(
        tx,
        ids.filter((id) => id !== null),
      );
    },

    erase,

    /**
     * Reads the bytes of an image.
     * @param width in pixels; null, or at least the original's width, for the original
     * @returns null when the bytes do not exist
     */
    bytes(image: { key: string; width: number }, width: number | null): Promise<Uint8Array | null> {
      if (width === null || width >= image.width) return storage.get(originalKey(image.key));
      return variant(image.key, width);
    },

    /**
     * Reads the AVIF copy of a JPEG image.
     * @param width as for `bytes`
     * @returns null while there is none; it is made after the request, unless no copies are made
     */
    async avif(image: { key: string; width: number }, width: number | null): Promise<Uint8Array | null> {
      if (avifCopies === null) return null;
      const place = { key: image.key, original: originalKey(image.key) };
      return avifCopies.read(place, Math.min(width ?? image.width, image.width));
    },

    /** The id with which the viewer loads an item's image or an avatar: plain when public, else signed. */
    addressId(imageId: string, { isPublic, viewerId }: ImageAudience): string {
      return isPublic ? imageId : signImageId(secret, { imageId, viewerId }, clock());
    },

    /** The path of a post's image below the API's prefix, signed unless the post is public. */
    postAddress(postId: string, imageId: string, { isPublic, viewerId }: ImageAudience): string {
      const path = `/post/${postId}/image`;
      return isPublic ? path : `${path}?sig=${signImageId(secret, { imageId, viewerId }, clock())}`;
    },

    /** @returns null when the signature is invalid or has expired */
    verify: (signedId: string) => verifyImageId(secret, signedId, clock()),
  };
}
