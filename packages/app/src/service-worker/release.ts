/** What the build has inserted: the release and its files that are stored for offline use. */
interface Release {
  /** Hash of the files. */
  readonly version: string;
  /** Paths below the origin. */
  readonly files: readonly string[];
}

declare const __RELEASE__: Release;

export const release: Release = __RELEASE__;
