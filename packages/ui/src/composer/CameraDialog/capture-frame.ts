import { cameraFrameQuality } from '@aura/domain/limits/camera';
import { encodeJpeg } from '../../foundations/encode-jpeg.ts';

/**
 * Captures the current frame of a video as a file. The file is never mirrored.
 * @throws Error when the browser cannot encode the frame
 */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const bytes = await encodeJpeg(canvas, cameraFrameQuality);
  return new File([bytes], 'photo.jpg', { type: bytes.type });
}
