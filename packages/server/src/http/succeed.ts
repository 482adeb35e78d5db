/** Wraps the payload of a successful response in the contract's envelope. */
export function succeed<Payload extends object>(payload: Payload): { success: true } & Payload {
  return { success: true, ...payload };
}
