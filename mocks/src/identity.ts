import type { World } from '@aura/demo-world/world-schema';
import { loginErrorCopy, providerErrorCopy } from '@aura/domain/copy/auth';
import { accountDeletionCopy } from '@aura/domain/copy/settings';
import { passwordMinLength } from '@aura/domain/limits/auth';
import { characterCount } from '@aura/domain/utils/character-count';
import type { Caller } from './backend/state.ts';

/** The signed-in account, as an identity provider returns it. */
export interface MockIdentity {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly method: 'google' | 'password';
}

interface Account extends Omit<MockIdentity, 'method'> {
  method: MockIdentity['method'];
  password: string | undefined;
  /** Time of the last sign-in or reauthentication; milliseconds since 1970. */
  authTime: number;
}

/** An error with the code of the real provider. */
export class MockIdentityError extends Error {
  readonly code: string;

  constructor(code: string, message = providerErrorCopy[code] ?? loginErrorCopy.failed) {
    super(message);
    this.name = 'MockIdentityError';
    this.code = code;
  }
}

const tokenPrefix = 'mock-token:';

/** The token of an account for the mock backend. */
export function mockToken(uid: string): string {
  return tokenPrefix + uid;
}

/** The code in the password reset email of an account. */
export function mockResetCode(uid: string): string {
  return `mock-reset:${uid}`;
}

export interface MockIdentityOptions {
  readonly world: World;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Uid of the initially signed-in account; null for none. */
  readonly signedIn: string | null;
}

/**
 * Creates an identity provider in memory. The world's users are its accounts; those with a password can sign
 * in.
 */
export function createMockIdentityProvider({ world, now, signedIn }: MockIdentityOptions) {
  const accounts = new Map<string, Account>(
    world.people.map(({ uid, email, displayName, password }) => [
      uid,
      { uid, email, displayName, method: 'password', password, authTime: now() },
    ]),
  );
  const listeners = new Set<(identity: MockIdentity | null) => void>();
  let current = accounts.get(signedIn ?? '') ?? null;
  /** The accounts of the codes in password reset emails. */
  const resetCodes = new Map<string, Account>();

  function signInAs(account: Account): MockIdentity {
    account.authTime = now();
    current = account;
    notifyListeners();
    return toMockIdentity(account);
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener(current && toMockIdentity(current));
  }

  const findByEmail = (email: string) =>
    [...accounts.values()].find((account) => account.email.toLowerCase() === email.trim().toLowerCase());

  function createAccount(email: string, displayName: string, password: string | undefined): Account {
    const uid = `mock-uid-${accounts.size + 1}`;
    const method = password === undefined ? ('google' as const) : ('password' as const);
    const account = { uid, email: email.trim(), displayName, method, password, authTime: now() };
    accounts.set(uid, account);
    return account;
  }

  /** @throws MockIdentityError for a code that was not sent or was used before */
  function requireResetCode(code: string): Account {
    const account = resetCodes.get(code);
    if (account === undefined) throw new MockIdentityError('auth/invalid-action-code');
    return account;
  }

  function requireAccount(): Account {
    if (current === null) throw new MockIdentityError('auth/no-current-user', accountDeletionCopy.noUser);
    return current;
  }

  return {
    subscribe(listener: (identity: MockIdentity | null) => void): () => void {
      listeners.add(listener);
      listener(current && toMockIdentity(current));
      return () => void listeners.delete(listener);
    },
    getToken: async (_options?: { force?: boolean }) => current && mockToken(current.uid),
    signUp: async (email: string, password: string) => {
      if (findByEmail(email)) throw new MockIdentityError('auth/email-already-in-use');
      requireStrong(password);
      return signInAs(createAccount(email, '', password));
    },
    signIn: async (email: string, password: string) => {
      const account = findByEmail(email);
      if (account?.password !== password || password === '') {
        throw new MockIdentityError('auth/invalid-credential');
      }
      return signInAs(account);
    },
    signInWithGoogle: async (choose: () => Promise<{ email: string; name: string } | null>) => {
      const chosen = await choose();
      if (chosen === null) return null;
      return signInAs(findByEmail(chosen.email) ?? createAccount(chosen.email, chosen.name, undefined));
    },
    /** Nothing is sent: the code of the account is `mockResetCode`. */
    sendPasswordReset: async (email: string) => {
      const account = findByEmail(email);
      if (account) resetCodes.set(mockResetCode(account.uid), account);
    },
    verifyPasswordReset: async (code: string) => requireResetCode(code).email,
    confirmPasswordReset: async (code: string, password: string) => {
      const account = requireResetCode(code);
      requireStrong(password);
      account.password = password;
      account.method = 'password';
      resetCodes.delete(code);
    },
    sendEmailVerification: async () => undefined,
    /** Nothing is sent, so that no code is valid. */
    verifyEmail: async (_code: string): Promise<void> => {
      throw new MockIdentityError('auth/invalid-action-code');
    },
    signOut: async () => {
      current = null;
      notifyListeners();
    },
    /** @throws MockIdentityError for a wrong password */
    reauthenticate: async (password: string) => {
      const account = requireAccount();
      if (account.password !== password) throw new MockIdentityError('auth/wrong-password');
      account.authTime = now();
    },
    /** @throws MockIdentityError for another account */
    reauthenticateWithGoogle: async (choose: () => Promise<{ email: string } | null>) => {
      const chosen = await choose();
      if (chosen === null) return false;
      const account = requireAccount();
      if (findByEmail(chosen.email) !== account) throw new MockIdentityError('auth/user-mismatch');
      account.authTime = now();
      return true;
    },
    changePassword: async (password: string) => {
      requireAccount().password = password;
    },
    deleteAccount: async () => {
      accounts.delete(requireAccount().uid);
      current = null;
      notifyListeners();
    },
    prefetch: () => undefined,
    /** Returns the account of a token; null for an unknown token. */
    identify(token: string): Caller | null {
      const account = accounts.get(token.slice(tokenPrefix.length));
      if (!token.startsWith(tokenPrefix) || account === undefined) return null;
      return { uid: account.uid, email: account.email, authTime: account.authTime };
    },
  };
}

export type MockIdentityProvider = ReturnType<typeof createMockIdentityProvider>;

/** @throws MockIdentityError for a password that is too short */
function requireStrong(password: string): void {
  if (characterCount(password) < passwordMinLength) throw new MockIdentityError('auth/weak-password');
}

function toMockIdentity({ uid, email, displayName, method }: Account): MockIdentity {
  return { uid, email, displayName, method };
}
