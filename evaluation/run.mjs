/** `npm run eval:analysis -- --data DIR`: evaluates the analysis of photos (see `main.ts`). */
import { runTypeScript } from '../scripts/lib/run-typescript.mjs';

await runTypeScript('/evaluation/main.ts', ({ evaluate }) => evaluate(process.argv.slice(2)));
