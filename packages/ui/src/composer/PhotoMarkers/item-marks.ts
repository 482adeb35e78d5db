/** Joins the markers on the photo of a post with the rows of its items. One item at most is open. */
export interface ItemMarks {
  /** The number on the photo; undefined for an item whose place is unknown. */
  readonly numberOf: (itemId: string) => number | undefined;
  readonly openId: string | null;
  readonly onOpenChange: (itemId: string | null) => void;
  /** Ids of the elements. */
  readonly rowId: (itemId: string) => string;
  readonly markerId: (itemId: string) => string;
}
