import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A person of the demo world. Those with a password can sign in.
 * @typedef {{ uid: string, email: string, password?: string, displayName?: string }} Person
 */

/**
 * @typedef {{ localId: string, email?: string, validSince?: string }} SavedUser the fields of an account that are
 * read here; `validSince`: older tokens are rejected
 */

/** @typedef {{ seeded: boolean, users: SavedUser[] }} Saved */

/**
 * Stores the emulator's accounts in one file, which is replaced atomically. It has passwords in plain text, so
 * only the current user can read it.
 * @param {{ address: string, project: string, folder: string }} options `folder`: absolute
 */
export function createAccountStore({ address, project, folder }) {
  const file = join(folder, 'accounts.json');
  const base = `${address}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  let seeded = false;
  let lastText = '';
  /** @type {Set<string>} */
  let emails = new Set();
  /** @type {Promise<void>} */
  let queue = Promise.resolve();

  /** @param {string} path @param {object} [body] */
  async function call(path, body) {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`);
    return response.json();
  }

  async function saveNow() {
    const { users = [] } = await call(':batchGet?maxResults=-1');
    const text = JSON.stringify({ seeded, users });
    if (text === lastText) return;
    await writeFile(`${file}.new`, text, { flush: true, mode: 0o600 });
    await rename(`${file}.new`, file);
    lastText = text;
    emails = new Set(users.map((/** @type {SavedUser} */ { email = '' }) => email.toLowerCase()));
  }

  return {
    /**
     * Restores the saved accounts, and creates those of the demo world on the first start.
     * @param {string} [peopleFile] a demo world
     */
    async load(peopleFile) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const saved = readSaved(file);
      if (saved.users.length > 0) await call(':batchCreate', { users: saved.users });
      // Creating an account sets `validSince` to the current time, which would end every session of its user.
      for (const { localId, validSince } of saved.users) await call(':update', { localId, validSince });
      seeded = saved.seeded;
      if (peopleFile && !seeded) {
        for (const person of readPeople(peopleFile)) await call('', toAccount(person));
        seeded = true;
      }
      await saveNow();
    },
    /** The emails of the accounts, in lower case, when they were last written. */
    emails: () => emails,
    /** Writes the accounts if they have changed. Resolves when they are on disk. */
    save() {
      const saving = queue.then(saveNow);
      queue = saving.catch(() => {});
      return saving;
    },
  };
}

/**
 * @param {string} file
 * @returns {Saved}
 */
function readSaved(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { seeded: false, users: [] };
    throw new Error(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {string} file a demo world
 * @returns {Person[]} the people who can sign in
 */
export function readPeople(file) {
  /** @type {{ people: Person[] }} */
  const world = JSON.parse(readFileSync(file, 'utf8'));
  return world.people.filter((person) => person.password);
}

/** @param {Person} person */
function toAccount({ uid, email, password, displayName }) {
  return { localId: uid, email, password, displayName, emailVerified: true };
}
