import type { CallName } from '@aura/api-client/contract/calls';
import { calls } from '@aura/api-client/contract/calls';
import { createFixtures, createRequests } from '../../../packages/server/src/testing/every-call.ts';
import { uniqueName } from './client.ts';
import type { Harness } from './harness.ts';

/**
 * Starts a server on PostgreSQL and renames the tables of its content, so that every call that uses the database
 * fails as by a programming error.
 */
export async function startBrokenServer(harness: Harness) {
  const database = await (await harness.postgres()).createDatabase();
  const target = await harness.start({ DATABASE_URL: database.url });
  const owner = await target.signUp(uniqueName('owner'));
  const person = await target.signUp(uniqueName('person'));
  const requests = await createRequests(await createFixtures(target, owner), person);
  // The tables that tell who the caller is stay.
  await database.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'erased_accounts'
    loop execute format('alter table %I rename to %I', name, name || '_gone'); end loop; end $$`);
  return {
    target,
    /** Sends a valid request. */
    send: (name: CallName) => target.send(calls[name], requests[name] ?? {}, person.token),
    stop: () => target.server.child.kill('SIGKILL'),
  };
}
