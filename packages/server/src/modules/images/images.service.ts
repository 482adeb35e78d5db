import type { ImageMeta } from '@aura/api-client/contract/fields';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { ProcessedImage } from '../../images/process.ts';
import type { BlobStorage } from '../../storage/storage.ts';
import { deleteImages, type ImageKind, type ImageRow, insertImage } from './images.repository.ts';
import { signImageId, verifyImageId } from './signed-id.ts';

/** An image whose bytes are stored and whose row is not yet. */
export type PreparedImage = Omit<ImageRow, 'ownerId' | 'kind' | 'createdAt'>;

/** What a read knows of an image when it writes the image's address. */
interface ImageAudience {
  readonly isPublic: boolean;
  /** The row id of whoever gets the address. */
  readonly viewerId: string | null;
}

interface ImagesParts {
  readonly storage: BlobStorage;
  /** Signs the addresses of images that are not public. */
  readonly secret: string;
  readonly clock: () => Date;
  readonly processUpload: (bytes: Uint8Array) => Promise<ProcessedImage>;
  readonly resizeVariant: (jpeg: Uint8Array, width: number) => Promise<Uint8Array>;
}

/** Images of one request that are decoded at the same time. */
const preparedAtOnce = 2;

const originalKey = (key: string) => `${key}/original.jpg`;
const variantKey = (key: string, width: number) => `${key}/w${width}.jpg`;

/** The part of an object's key that names its image. */
export function imageKeyOf(blobKey: string): string {
  return blobKey.slice(0, blobKey.lastIndexOf('/'));
}

/** The fields that an answer tells about an image. */
export function imageMetaOf(row: Pick<ImageRow, 'width' | 'height' | 'thumbhash' | 'palette'>): ImageMeta {
  return { width: row.width, height: row.height, thumbhash: row.thumbhash, palette: row.palette };
}

export type Images = ReturnType<typeof createImages>;

/** Everything that happens to stored images. */
export function createImages({ storage, secret, clock, processUpload, resizeVariant }: ImagesParts) {
  const resizing = new Map<string, Promise<Uint8Array | null>>();

  async function prepare(bytes: Uint8Array): Promise<PreparedImage> {
    const { jpeg, ...facts } = await processUpload(bytes);
    const id = newId('image');
    const key = `${id
      .slice(-2)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '0')}/${id}`;
    await storage.put(originalKey(key), jpeg);
    return { id, key, ...facts };
  }

  /** Deletes the bytes of images whose rows are gone; what fails is left to the sweep. */
  async function erase(keys: readonly string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => storage.deleteFolder(key)));
  }

  async function makeVariant(key: string, width: number): Promise<Uint8Array | null> {
    const original = await storage.get(originalKey(key));
    if (original === null) return null;
    const variant = await resizeVariant(original, width);
    // A storage that is full must not hide what it holds: the copy is made again when it is next asked for.
    await storage.put(variantKey(key, width), variant).catch(() => undefined);
    return variant;
  }

  async function variant(key: string, width: number): Promise<Uint8Array | null> {
    const name = variantKey(key, width);
    const stored = await storage.get(name);
    if (stored !== null) return stored;
    const running = resizing.get(name) ?? makeVariant(key, width).finally(() => resizing.delete(name));
    resizing.set(name, running);
    return running;
  }

  return {
    /**
     * Re-encodes and stores uploads, then runs `work`, which gives them their rows by `insert`. When anything
     * fails, the stored bytes are deleted again. Decoding happens before `work`, so that a transaction inside it
     * stays short.
     * @param files undefined entries stay null
     * @throws whatever `processUpload` and `work` throw
     */
    async storing<Result>(
      files: readonly (Blob | undefined)[],
      work: (prepared: (PreparedImage | null)[]) => Promise<Result>,
    ): Promise<Result> {
      const prepared: (PreparedImage | null)[] = files.map(() => null);
      const pending = files.entries();
      /** Takes the next file until none is left; each file is prepared by one of the workers. */
      const prepareNext = async () => {
        for (const [index, file] of pending) {
          if (file) prepared[index] = await prepare(new Uint8Array(await file.arrayBuffer()));
        }
      };
      try {
        const workers = Array.from({ length: preparedAtOnce }, prepareNext);
        const failed = (await Promise.allSettled(workers)).find((end) => end.status === 'rejected');
        if (failed) throw failed.reason;
        return await work(prepared);
      } catch (error) {
        await erase(prepared.flatMap((image) => image?.key ?? []));
        throw error;
      }
    },

    /** Gives a stored image its row; `tx` is the transaction of whatever it belongs to. */
    async insert(tx: Database, ownerId: string, kind: ImageKind, prepared: PreparedImage): Promise<string> {
      await insertImage(tx, { ...prepared, ownerId, kind });
      return prepared.id;
    },

    /**
     * Deletes images' rows.
     * @returns the keys for `erase`, to be called once the transaction has ended well
     */
    remove(tx: Database, ids: readonly (string | null)[]): Promise<string[]> {
      return deleteImages(
        tx,
        ids.filter((id) => id !== null),
      );
    },

    erase,

    /**
     * The bytes of an image.
     * @param width pixels; null and anything from the original's width up give the original
     */
    bytes(image: { key: string; width: number }, width: number | null): Promise<Uint8Array | null> {
      if (width === null || width >= image.width) return storage.get(originalKey(image.key));
      return variant(image.key, width);
    },

    /** The id under which a viewer may load an item's image or an avatar. */
    addressId(imageId: string, { isPublic, viewerId }: ImageAudience): string {
      return isPublic ? imageId : signImageId(secret, { imageId, viewerId }, clock());
    },

    /** The address of a post's image below the API's prefix. */
    postAddress(postId: string, imageId: string, { isPublic, viewerId }: ImageAudience): string {
      const path = `/post/${postId}/image`;
      return isPublic ? path : `${path}?sig=${signImageId(secret, { imageId, viewerId }, clock())}`;
    },

    /** @returns null when the signature is not ours, not any more, or for another image */
    verify: (signedId: string) => verifyImageId(secret, signedId, clock()),
  };
}
