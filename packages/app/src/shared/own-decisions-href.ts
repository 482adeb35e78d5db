import { paths } from '../paths.ts';

/** The section of the settings with what moderators decided about the current user. */
export const ownDecisionsSection = 'decisions';
export const ownDecisionsHref = `${paths.settings}?section=${ownDecisionsSection}`;
