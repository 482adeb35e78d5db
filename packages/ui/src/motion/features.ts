/** The animation features in use: what appears and goes. Loaded with the first thing that moves. */
export { domAnimation as default } from 'framer-motion';
