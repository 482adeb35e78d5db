/**
 * Signs in at the Auth emulator as the browser's SDK does.
 * @returns `signed in`, or the emulator's error code
 */
export function signIn(authPort: number, email: string, password: string): Promise<string> {
  return call(authPort, 'signInWithPassword', { email, password }, 'signed in');
}

/**
 * Creates an account at the Auth emulator.
 * @returns `signed up`, or the emulator's error code
 */
export function signUp(authPort: number, email: string, password: string): Promise<string> {
  return call(authPort, 'signUp', { email, password }, 'signed up');
}

async function call(authPort: number, name: string, body: object, success: string): Promise<string> {
  const address = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const result: { error?: { message: string } } = await response.json();
  return result.error?.message ?? success;
}

/** Returns the link of the newest password reset email. */
export async function newestResetLink(authPort: number, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/demo-aura/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = await response.json();
  return oobCodes.filter((code) => code.email === email).at(-1)?.oobLink ?? '';
}

/**
 * Disables an account, as the operator of the provider can.
 * @param disabled false enables it again
 */
export function disableAccount(authPort: number, email: string, disabled = true): Promise<void> {
  return updateAccount(authPort, email, { disableUser: disabled });
}

/** Sets the custom claim of moderators; tokens have it from the next sign-in. */
export function makeModerator(authPort: number, email: string): Promise<void> {
  return updateAccount(authPort, email, { customAttributes: JSON.stringify({ moderator: true }) });
}

async function updateAccount(authPort: number, email: string, changes: object): Promise<void> {
  const root = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/projects/demo-aura/accounts`;
  const post = async (name: string, body: object) => {
    const response = await fetch(`${root}:${name}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { users }: { users: { localId: string }[] } = await post('lookup', { email: [email] });
  await post('update', { localId: users[0]?.localId, ...changes });
}
