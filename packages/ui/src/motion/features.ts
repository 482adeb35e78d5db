/** The animation features in use: animations, gestures, drag and shared layout. Loaded after first paint. */
export { domMax as default } from 'framer-motion';
