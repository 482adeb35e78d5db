/** Where the dev server serves the images of the demo world; written by `vite.config.ts`. */
declare const __WORLD_IMAGES__: string;
