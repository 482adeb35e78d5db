import { cameraFrameQuality } from '@aura/domain/limits/images';
import { encodeJpeg } from '../../foundations/encode-jpeg.ts';

/**
 * What a video shows now, as a file; never mirrored, whatever its preview is.
 * @throws Error when the browser cannot encode it
 */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const bytes = await encodeJpeg(canvas, cameraFrameQuality);
  return new File([bytes], 'photo.jpg', { type: bytes.type });
}
