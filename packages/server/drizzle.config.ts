import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/follow-counts-schema.ts',
    './src/db/likes-schema.ts',
    './src/db/notifications-schema.ts',
    './src/db/outfits-schema.ts',
    './src/db/wears-schema.ts',
    './src/db/search-schema.ts',
    './src/db/delivery-schema.ts',
    './src/db/moderation-schema.ts',
    './src/db/bookkeeping-schema.ts',
  ],
  out: './migrations',
});
