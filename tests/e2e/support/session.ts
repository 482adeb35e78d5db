import { product } from '@aura/domain/product';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Credentials, NewUser } from './sign-in-forms.ts';

/** The configuration that the server writes into the page, and the origin of the page. */
interface PageConfig {
  readonly origin: string;
  readonly apiRoot: string;
  readonly authEmulatorUrl: string;
  readonly firebase: { readonly apiKey: string };
}

/** The Auth emulator's response to a sign-in or a sign-up. */
interface EmulatorSession {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

async function readPageConfig(request: APIRequestContext): Promise<PageConfig> {
  const page = await request.get('/');
  const json = /id="aura-config"[^>]*>([^<]+)</.exec(await page.text())?.[1];
  if (!json) throw new Error('The page carries no configuration.');
  return { ...JSON.parse(json), origin: new URL(page.url()).origin };
}

async function callEmulator(
  request: APIRequestContext,
  config: PageConfig,
  name: 'signInWithPassword' | 'signUp',
  credentials: Credentials,
): Promise<EmulatorSession> {
  const url = `${config.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${name}`;
  const response = await request.post(url, {
    params: { key: config.firebase.apiKey },
    data: { ...credentials, returnSecureToken: true },
  });
  if (!response.ok()) throw new Error(`${name} failed: ${await response.text()}`);
  return response.json();
}

/** The record that the Firebase SDK stores in IndexedDB for a signed-in user. */
function firebaseRecord(session: EmulatorSession, apiKey: string) {
  const { localId: uid, email, displayName, idToken, refreshToken, expiresIn } = session;
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: email,
        displayName: displayName ?? null,
        email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return { value: { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user } };
}

/** The record that the app stores in localStorage, from which it restores the session before the SDK loads. */
function persistedSession({ localId, email, displayName = '', idToken, expiresIn }: EmulatorSession) {
  const identity = { uid: localId, email, displayName, method: 'password' };
  const token = { text: idToken, expiresAt: Date.now() + Number(expiresIn) * 1000 };
  return { name: 'aura:v1:session', value: JSON.stringify({ identity, token }) };
}

/** Stores a session in the browser as the app and the Firebase SDK do, then opens a page with it and waits for the app. */
async function openWithSession(
  page: Page,
  config: PageConfig,
  session: EmulatorSession,
  path: string,
): Promise<void> {
  const { origin } = config;
  const stores = [
    {
      name: 'firebaseLocalStorage',
      keyPath: 'fbase_key',
      autoIncrement: false,
      indexes: [],
      records: [firebaseRecord(session, config.firebase.apiKey)],
    },
  ];
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores }];
  const state = { cookies: [], origins: [{ origin, localStorage: [persistedSession(session)], indexedDB }] };
  await page.context().setStorageState(state);
  await page.goto(path);
  await page.locator('[data-early-view]').waitFor({ state: 'detached' });
  await page.getByRole('main').waitFor();
}

/**
 * Opens a page as a signed-in user. The sign-in itself is tested by `signInByForm`. The browser's storage
 * must be empty, since it is replaced.
 * @param path by default the feed
 */
export async function signIn(page: Page, { email, password }: Credentials, path = '/home'): Promise<void> {
  const config = await readPageConfig(page.request);
  const session = await callEmulator(page.request, config, 'signInWithPassword', { email, password });
  await openWithSession(page, config, session, path);
}

/**
 * Creates an account with its profile through the API, in the order of the sign-up form, and opens a page.
 * @param path by default the feed
 */
export async function signUp(page: Page, user: NewUser, path = '/home'): Promise<void> {
  const { email, password, username, displayName } = user;
  const config = await readPageConfig(page.request);
  const session = await callEmulator(page.request, config, 'signUp', { email, password });
  const headers = { authorization: `Bearer ${session.idToken}` };
  const root = `/api/${product.slug}`;
  const created = await page.request.post(`${root}/create_user_profile`, {
    headers,
    form: { userID: email },
  });
  const multipart = {
    userID: email,
    email,
    username,
    displayName,
    postPrivacy: '',
    profilePrivacy: '',
    blockedList: '',
    profileBio: '',
  };
  const updated = await page.request.put(`${root}/updateProfile`, { headers, multipart });
  if (!created.ok() || !updated.ok()) throw new Error(`The profile was refused: ${await updated.text()}`);
  await openWithSession(page, config, session, path);
}
