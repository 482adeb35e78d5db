/** The navigation's button for a new post; a separate file, because it loads before the composer. */
export const uploadMenuCopy = {
  uploadMenu: 'Upload',
  takeSelfie: 'Take Selfie',
  uploadFromGallery: 'Upload from Gallery',
} as const;
