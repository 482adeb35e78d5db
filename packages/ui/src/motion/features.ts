/**
 * The animation features in use: what appears and goes. No gestures, no layout. Loaded with the first thing that
 * moves.
 */
export { domMin as default } from 'framer-motion';
