/** The camera dialog, for every kind of photo (docs/product.md section 2, Camera). */
export const cameraCopy = {
  title: 'Take Selfie',
  photoTitle: 'Take Photo',
  starting: 'Starting the camera',
  startingHint: 'Allow the camera if your browser asks.',
  live: 'The camera is on',
  takePhoto: 'Take Photo',
  switchCamera: 'Switch camera',
  taken: 'Photo taken',
  usePhoto: 'Use Photo',
  retake: 'Retake',
  liveAlt: 'What the camera sees',
  previewAlt: 'The photo that you took',
  problems: {
    refused: 'The camera may not be used. Allow it in your browser, or upload from the gallery.',
    missing: 'No camera was found. You can upload from the gallery.',
    busy: 'The camera could not be started. Close other programs that use it, or upload from the gallery.',
    lost: 'The camera was disconnected. Connect it again, or upload from the gallery.',
  },
} as const;
