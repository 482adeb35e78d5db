/** `npm run bench`: runs the benchmarks (see `main.ts`). */
import { runTypeScript } from '../scripts/lib/run-typescript.mjs';

await runTypeScript('/bench/main.ts', ({ bench }) => bench(process.argv.slice(2)));
