import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', './src/db/likes-schema.ts', './src/db/bookkeeping.ts'],
  out: './migrations',
});
