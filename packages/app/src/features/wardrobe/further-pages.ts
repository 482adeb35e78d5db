/** The pages of a list that are not loaded, which are read one after the other. */
export interface FurtherPages {
  readonly failed: boolean;
  readonly isFetching: boolean;
  /** Reads them again. */
  readonly load: () => void;
}
