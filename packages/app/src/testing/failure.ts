/** The answer of a server that refuses a call. */
export const failure = (status: number, code: string, error = ''): Response =>
  Response.json({ success: false, error, code }, { status });
