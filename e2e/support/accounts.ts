/**
 * Signs in at the Auth emulator as the browser's SDK does.
 * @returns `signed in`, or the emulator's error code
 */
export function signIn(authPort: number, email: string, password: string): Promise<string> {
  return call(authPort, 'signInWithPassword', { email, password }, 'signed in');
}

/**
 * Makes an account.
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
  const answer: { error?: { message: string } } = await response.json();
  return answer.error?.message ?? success;
}
