import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An email of the identity provider, as the Auth emulator lists it.
 * @typedef {{ email: string, requestType: string, oobCode: string, oobLink: string }} OutOfBandCode
 */

/**
 * An email that was written to a file.
 * @typedef {{ to: string, link: string, file: string }} Mail
 */

/** The kinds of emails: the mode of the link, and the subject. */
const kinds = [
  { requestType: 'PASSWORD_RESET', mode: 'resetPassword', subject: 'Choose a new password for Aura' },
  { requestType: 'VERIFY_EMAIL', mode: 'verifyEmail', subject: 'Verify your email for Aura' },
];

/**
 * Returns the address of the app's page for a link of the emulator, which has no page of its own.
 * @param {string} link the link in an email of the emulator, or its path
 * @param {string} appAddress
 * @returns {string | undefined} undefined for other links, and for one that already contains the password
 */
export function pageOf(link, appAddress) {
  const { pathname, searchParams } = new URL(link, 'http://emulator');
  const mode = searchParams.get('mode');
  const hasPage = pathname === '/emulator/action' && kinds.some((kind) => kind.mode === mode);
  if (!hasPage || searchParams.has('newPassword')) return undefined;
  return `${appAddress}/reset-password?${searchParams}`;
}

/**
 * Stores the emails of the Auth emulator as files, since it sends none.
 * @param {{ address: string, project: string, folder: string, appAddress: string }} options `folder`: absolute
 */
export function createMailbox({ address, project, folder, appAddress }) {
  /** @type {Set<string>} */
  const delivered = new Set();
  return {
    /**
     * Writes the emails that were requested since the last call.
     * @returns {Promise<Mail[]>}
     */
    async deliver() {
      const response = await fetch(`${address}/emulator/v1/projects/${project}/oobCodes`);
      if (!response.ok) throw new Error(`${response.status} for the list of emails`);
      /** @type {{ oobCodes: OutOfBandCode[] }} */
      const { oobCodes } = await response.json();
      const fresh = oobCodes.filter(({ oobCode }) => !delivered.has(oobCode));
      for (const { oobCode } of fresh) delivered.add(oobCode);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return Promise.all(fresh.map((code) => writeMail(code, folder, appAddress)));
    },
    /**
     * Deletes the emails to addresses without an account, which are those of deleted accounts.
     * @param {Set<string>} addresses of the accounts
     */
    deleteOthers(addresses) {
      for (const file of existsSync(folder) ? readdirSync(folder) : []) {
        const [, to = ''] = /^To: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
        if (!addresses.has(to.toLowerCase())) rmSync(join(folder, file));
      }
    },
  };
}

/**
 * @param {OutOfBandCode} code
 * @param {string} folder
 * @param {string} appAddress
 * @returns {Promise<Mail>}
 */
async function writeMail({ email, requestType, oobCode, oobLink }, folder, appAddress) {
  const link = pageOf(oobLink, appAddress) ?? oobLink;
  const date = new Date().toISOString();
  const name = `${date.replaceAll(':', '-')}-${oobCode.slice(0, 6)}.txt`;
  const subject = kinds.find((kind) => kind.requestType === requestType)?.subject ?? requestType;
  const lines = [
    `To: ${email}`,
    `Date: ${date}`,
    `Subject: ${subject}`,
    '',
    link,
    '',
    'The link works once, until Aura is stopped. If you did not ask for it, ignore this email.',
    '',
  ];
  const file = join(folder, name);
  await writeFile(file, lines.join('\n'), { mode: 0o600 });
  return { to: email, link, file };
}
