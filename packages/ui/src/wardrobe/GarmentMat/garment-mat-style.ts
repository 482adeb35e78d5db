import { cutoutShadows, mat } from '../../foundations/tokens/mat.ts';

/** The paper below a cut-out. */
export const matStyle = { background: mat.background, boxShadow: mat.line } as const;

/** A cut-out on its paper; its height is a share of the paper's. */
export const cutoutStyle = 'absolute inset-0 m-auto w-[84%] object-contain';

/** The pictures of a grid of items before the app has loaded, as `GarmentMat` shows them. */
export const earlyGarmentStyle = {
  photo: 'absolute inset-0 size-full object-cover brightness-(--image-brightness)',
  cutout: { className: cutoutStyle, mat: matStyle, filter: cutoutShadows.card },
} as const;
