/** A first read of a page: its address below the API's root. */
export interface FirstRead {
  readonly path: string;
  /** The parameter at its end for the current user's email. */
  readonly ofUser?: string;
  /** The list of the answer whose first images the page shows. */
  readonly shows?: 'posts' | 'items';
  /** The read of the current user's posts that follows that of their profile, which the page shows. */
  readonly posts?: { readonly path: string; readonly ofUsername: string };
}

/** How a page shows the images of a list in the boxes of its placeholder. */
interface EarlyImages {
  /** Precedes the id of an image. */
  readonly path: string;
  readonly sizes: string;
  /** Classes of an image in its box, which it fills. */
  readonly className: string;
}

/** What a page reads and shows first. */
export interface FirstPage {
  readonly reads: readonly FirstRead[];
  readonly images: EarlyImages;
  /** Whether its list can be filtered, which changes the request. */
  readonly isFeed?: true;
}

/** How the app shows images and texts. */
export interface EarlyViewOptions {
  /** Of images, in pixels, smallest first. */
  readonly widths: readonly number[];
  /** The largest ratio of the box of a post in both directions; an image beyond it does not fill its box. */
  readonly maxRatio: number;
  readonly cutout: {
    readonly className: string;
    /** Styles of its box. */
    readonly mat: Readonly<Record<string, string>>;
    readonly filter: string;
    /** Its height as a share of its box's, by category and subcategory. */
    readonly heights: Readonly<Record<string, number>>;
    readonly defaultHeight: number;
  };
  /** The pathname and the query of an avatar, before and after its id. */
  readonly avatar: readonly [string, string];
  /** Shown for an empty bio. */
  readonly noBio: string;
}

/** What the build passes to the script. */
export interface EarlyReadOptions {
  /** By their pathnames; the addresses of reads must be equal to those of the app's own requests. */
  readonly pages: Readonly<Record<string, FirstPage>>;
  readonly view: EarlyViewOptions;
}
