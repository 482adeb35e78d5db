import { type Config, readConfig, readDatabaseConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { describeError } from './log.ts';
import { suspendByEmail, unsuspendByEmail } from './modules/moderation/operator.service.ts';
import { lockDataFolder } from './start/data-folder.ts';
import { openMigratedDatabase } from './start/migrated-database.ts';

/**
 * `npm run admin -- make-moderator EMAIL` and `remove-moderator EMAIL`: set or remove the custom claim `moderator` of
 * an account. Tokens have it from the next sign-in, or within an hour. `suspend EMAIL REASON` and `unsuspend EMAIL`:
 * suspend an account for an indefinite time, or end its suspension.
 */

const usage = `Usage: npm run admin -- make-moderator EMAIL
       npm run admin -- remove-moderator EMAIL
       npm run admin -- suspend EMAIL REASON
       npm run admin -- unsuspend EMAIL`;

/** @param config the project; credentials are those of `GOOGLE_APPLICATION_CREDENTIALS`, or the emulator's */
async function setModerator({ firebase }: Config, email: string, isModerator: boolean): Promise<string> {
  const [{ applicationDefault, deleteApp, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const { projectId, emulatorHost } = firebase;
  const app = initializeApp({
    projectId,
    ...(emulatorHost === null && { credential: applicationDefault() }),
  });
  try {
    const auth = getAuth(app);
    const { uid, customClaims } = await auth.getUserByEmail(email);
    const { moderator: _, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, isModerator ? { ...others, moderator: true } : others);
    return `${email} ${isModerator ? 'is now a moderator' : 'is no moderator any more'}, from the next sign-in.`;
  } finally {
    await deleteApp(app);
  }
}

/** Runs work on the database; the embedded one must not be in use by a server. */
async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const config = readDatabaseConfig(process.env);
  const unlock = config.databaseUrl === null ? await lockDataFolder(config.dataDir) : null;
  try {
    const { db, close } = await openMigratedDatabase({ ...config, migrate: false });
    await work(db).finally(close);
  } finally {
    await unlock?.();
  }
}

/** @returns what was done */
async function run([command, email, reason]: readonly string[]): Promise<string> {
  if (email === undefined) throw new Error(usage);
  if (command === 'make-moderator' || command === 'remove-moderator') {
    return setModerator(readConfig(process.env), email, command === 'make-moderator');
  }
  if (command === 'suspend' && reason !== undefined) {
    await withDatabase((db) => suspendByEmail(db, { email, reason, now: new Date() }));
    return `${email} is suspended.`;
  }
  if (command !== 'unsuspend') throw new Error(usage);
  await withDatabase((db) => unsuspendByEmail(db, email));
  return `${email} is not suspended any more.`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error).message}\n`);
  process.exitCode = 1;
}
