const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Upload progress in megabytes. */
export const bytesSent = (sent: number, total: number): string =>
  `${megabytes(sent)} of ${megabytes(total)} MB`;
