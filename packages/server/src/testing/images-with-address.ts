/** Files that lead to an address, instead of images. */
export const imagesWithAddress = (address: string) => [
  `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/></svg>`,
  `<!doctype html><img src="${address}">`,
  address,
];
