/** The navigation's way to a new post; on its own, since it is wanted long before the composer is. */
export const uploadMenuCopy = {
  uploadMenu: 'Upload',
  takeSelfie: 'Take Selfie',
  uploadFromGallery: 'Upload from Gallery',
} as const;
