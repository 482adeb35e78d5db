/** Base address of the demo world's images on the dev server; set by `vite.config.ts`. */
declare const __WORLD_IMAGES__: string;
