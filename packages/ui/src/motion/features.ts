/**
 * The animation features in use: enter and exit, no gestures and no layout animation. Loaded with the first
 * animated component.
 */
export { domMin as default } from 'framer-motion';
