/** `npm run simulate`: what a thousand to a hundred million people need (see docs/scale.md). */
import { runTypeScript } from './lib/run-typescript.mjs';

await runTypeScript('/bench/simulation/main.ts', ({ printSimulation }) => printSimulation());
