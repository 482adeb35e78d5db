/** Errors that belong to no single screen (docs/product.md sections 5 and 8). */
export const errorCopy = {
  fileNotRead: 'Failed to read file',
  imageNotLoaded: 'Failed to load image',
  heicNotLoaded: 'This browser cannot open HEIC photos. Save the photo as JPEG or PNG and choose it again.',
  imageTooLarge: 'The image must be smaller than 25 MB.',
  imageTooManyPixels: 'The image must have at most 50 megapixels.',
  notAnImage: 'Please select a valid image file',
  notAuthenticated: 'User not authenticated',
  unexpected: 'Something went wrong. Please try again.',
} as const;
