const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** How far a sending is, in megabytes. */
export const bytesSent = (sent: number, total: number): string =>
  `${megabytes(sent)} of ${megabytes(total)} MB`;
