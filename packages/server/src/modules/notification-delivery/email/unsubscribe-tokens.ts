import { safeEqual } from '../../../safe-equal.ts';
import { signatureOf } from '../../../signature.ts';

/** Signs the links by which a person turns emails off without signing in. They do not expire: old emails have them. */
export interface UnsubscribeTokens {
  create(userId: string): string;
  /** @returns the user's id; null when the token is not valid */
  read(token: string): string | null;
}

/** @param secret the server's signing secret */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (userId: string) => signatureOf(secret, `unsubscribe ${userId}`);
  return {
    create: (userId) => `${userId}.${sign(userId)}`,
    read(token) {
      const [userId, signature, ...rest] = token.split('.');
      if (!userId || !signature || rest.length > 0) return null;
      return safeEqual(signature, sign(userId)) ? userId : null;
    },
  };
}
