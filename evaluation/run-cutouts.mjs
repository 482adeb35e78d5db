/** `npm run eval:cutouts -- --data DIR`: evaluates the cut-outs (see `cutouts.ts`). */
import { runTypeScript } from '../scripts/lib/run-typescript.mjs';

await runTypeScript('/evaluation/cutouts.ts', ({ evaluate }) => evaluate(process.argv.slice(2)));
