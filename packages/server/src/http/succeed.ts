/** The envelope of every answer that is no failure. */
export function succeed<Payload extends object>(payload: Payload): { success: true } & Payload {
  return { success: true, ...payload };
}
