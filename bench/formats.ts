import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { encodeAvif, processUpload, resizeVariant } from '../packages/server/src/images/process.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import type { BenchmarkResult } from './report.ts';

/** Images of the demo world: photos of posts and of garments. */
const folder = inRoot('packages', 'demo-world', 'data', 'images');
const names = /^(post|item)-/;
const sampleCount = 12;
const widths = [320, 640];

/** Maximum ratio of the bytes of the AVIF copies to those of the JPEG variants. */
const maxRatio = 0.6;
/** How much less similar to the original the AVIF copies may be on average. */
const similarityTolerance = 0.001;

const blockSide = 8;
const blockStep = 4;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function luminance(image: Uint8Array | Sharp): Promise<Pixels> {
  const source = image instanceof Uint8Array ? sharp(image) : image;
  const { data, info } = await source.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Structural similarity of two blocks at the same place. */
function blockSimilarity(first: Pixels, second: Pixels, left: number, top: number): number {
  let sumA = 0;
  let sumB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  for (let y = top; y < top + blockSide; y += 1) {
    for (let x = left; x < left + blockSide; x += 1) {
      const a = first.data[y * first.width + x] ?? 0;
      const b = second.data[y * second.width + x] ?? 0;
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const count = blockSide ** 2;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const variances = squaresA / count - meanA ** 2 + squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  const c1 = (0.01 * 255) ** 2;
  const c2 = (0.03 * 255) ** 2;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (variances + c2))
  );
}

/** Mean structural similarity (SSIM) of two images of the same size. */
function similarity(first: Pixels, second: Pixels): number {
  let sum = 0;
  let count = 0;
  for (let top = 0; top + blockSide <= first.height; top += blockStep) {
    for (let left = 0; left + blockSide <= first.width; left += blockStep) {
      sum += blockSimilarity(first, second, left, top);
      count += 1;
    }
  }
  return sum / count;
}

async function sampleUploads(): Promise<Buffer[]> {
  const files = (await readdir(folder)).filter((file) => names.test(file)).toSorted();
  const chosen = files.filter((_, index) => index % Math.ceil(files.length / sampleCount) === 0);
  return Promise.all(
    chosen.map(async (file) => (await processUpload(await readFile(join(folder, file)))).jpeg),
  );
}

/** Compares bytes, similarity and time of the JPEG variants of stored images with their AVIF copies. */
export async function measureFormats(): Promise<BenchmarkResult> {
  const uploads = await sampleUploads();
  const rows: string[][] = [];
  let isMet = true;
  for (const width of widths) {
    const formats = {
      JPEG: { bytes: 0, similarity: 0, ms: 0 },
      AVIF: { bytes: 0, similarity: 0, ms: 0 },
    };
    for (const upload of uploads) {
      const original = await luminance(sharp(upload).resize({ width, withoutEnlargement: true }));
      const encoders = {
        JPEG: () => resizeVariant(upload, width, 'jpeg'),
        AVIF: () => encodeAvif(upload, width),
      };
      for (const name of ['JPEG', 'AVIF'] as const) {
        const start = performance.now();
        const encoded = await encoders[name]();
        formats[name].ms += (performance.now() - start) / uploads.length;
        formats[name].bytes += encoded.byteLength;
        formats[name].similarity += similarity(original, await luminance(encoded)) / uploads.length;
      }
    }
    const { JPEG, AVIF } = formats;
    const ratio = AVIF.bytes / JPEG.bytes;
    isMet &&= ratio <= maxRatio && AVIF.similarity >= JPEG.similarity - similarityTolerance;
    for (const [name, { bytes, similarity: mean, ms }] of Object.entries(formats)) {
      rows.push([
        `${name}, ${width} px`,
        `${(bytes / uploads.length / 1024).toFixed(1)} KB`,
        (bytes / JPEG.bytes).toFixed(2),
        mean.toFixed(4),
        `${ms.toFixed(0)} ms`,
      ]);
    }
  }
  return {
    title: `Formats of ${uploads.length} stored images of the demo world`,
    head: ['', 'mean size', 'ratio', 'similarity to the original (SSIM)', 'encoding'],
    rows,
    budget: { isMet, text: `AVIF at the same similarity has at most ${maxRatio * 100} % of the bytes` },
  };
}
