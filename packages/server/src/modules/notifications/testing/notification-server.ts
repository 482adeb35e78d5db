import { sql } from 'drizzle-orm';
import { sharePost } from '../../../testing/content.ts';
import { createPeople } from '../../../testing/people.ts';
import { startTestServer, type TestServerOptions } from '../../../testing/server.ts';
import type { Change } from '../../live-updates/change.ts';

/** Starts a server with three users and a post of the first, and records the changes that live streams receive. */
export async function startNotificationServer(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const published: Change[] = [];
  server.services.changes.listen((changes) => published.push(...(changes ?? []).map(({ change }) => change)));
  const mira = await server.signUp('mira');
  const noa = await server.signUp('noa');
  const zed = await server.signUp('zed');
  return {
    server,
    people: createPeople(server),
    mira,
    noa,
    zed,
    post: await sharePost(server, mira),
    published,
    /** Deletes all notifications and recorded changes. */
    async reset(): Promise<void> {
      await server.services.db.execute(sql`delete from notifications`);
      published.length = 0;
    },
  };
}
