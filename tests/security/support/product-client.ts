import type { Product } from '../../e2e/support/product.ts';
import type { Credentials } from '../../e2e/support/sign-in-forms.ts';
import { createClient } from './client.ts';

/** People of the demo world. */
export const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

/** Signs in at the Auth emulator of a product and returns a client with the token. */
export async function signInAt(product: Product, { email, password }: Credentials) {
  const address = `http://127.0.0.1:${product.authPort}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${address}:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken }: { idToken: string } = await response.json();
  return { ...createClient(product.address), token: idToken, email };
}
