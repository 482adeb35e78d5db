import { fromDesktop } from '../../foundations/tokens/screen.ts';

/** `sizes` of the images of the grid. */
export const postGridImageSizes = `${fromDesktop} 20rem, 45vw`;

/** A photo of the grid before the app has loaded. */
export const earlyGridPhotoStyle = 'absolute inset-0 size-full object-cover object-person';
