interface SampleImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly palette: readonly string[];
}

const drawing = (ground: string, figure: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${ground}"/><path d="M90 120 130 80h40l40 40 40 130-40 12-14-60v138H104V202l-14 60-40-12z" fill="${figure}"/></svg>`,
  )}`;

/** A drawn garment, inlined as a data URL. */
export const shirtImage: SampleImage = {
  src: drawing('#E9E1D6', '#6B8FC9'),
  width: 300,
  height: 400,
  thumbhash: 'k0oGLQaSVsN0BVhn2oq2Z5SQUQcZ',
  palette: ['#FFB199', '#D98BFF', '#7CC7FF'],
};

export const coatImage: SampleImage = {
  src: drawing('#DCE6E2', '#B4552D'),
  width: 300,
  height: 400,
  thumbhash: 'k0oGLQaSVsN0BVhn2oq2Z5SQUQcZ',
  palette: ['#7BD8C2', '#F2C14E', '#F78154'],
};

/** The drawn coat without its background. */
export const coatCutout: SampleImage = {
  ...coatImage,
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="260" viewBox="40 80 220 260"><path d="M90 120 130 80h40l40 40 40 130-40 12-14-60v138H104V202l-14 60-40-12z" fill="#B4552D"/></svg>',
  )}`,
  width: 220,
  height: 260,
};

/** An image that cannot be decoded. */
export const brokenImage: SampleImage = { ...shirtImage, src: 'data:image/png;base64,broken' };
