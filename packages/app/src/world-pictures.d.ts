/** Where the dev server serves the pictures of the demo world; written by `vite.config.ts`. */
declare const __WORLD_PICTURES__: string;
