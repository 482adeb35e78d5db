/** Loads the chunk of the upload form; called early to prefetch it. */
export const importUploadItems = () => import('./UploadItems.tsx');
