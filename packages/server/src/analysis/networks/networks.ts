import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { CutoutNetwork } from '../cutouts/cut-out.ts';
import { type Bitmap, type Size, toPlanes } from './bitmap.ts';

/** The output of the outfit network for a photo; all numbers are logits. */
export interface OutfitOutput {
  /** The grid of the masks; it covers the network's whole frame. */
  readonly grid: Size;
  /** One plane for each of `maskClasses`. */
  readonly masks: Float32Array;
  /** One logit for each of `tagNames`. */
  readonly tags: Float32Array;
  /** One logit for each of `garmentClasses`. */
  readonly presence: Float32Array;
}

/** The networks of the analysis, loaded. */
export interface Networks {
  /** The input size of the outfit network, in pixels. */
  readonly outfitFrame: Size;
  /** The input size of the network of single garments, in pixels. */
  readonly garmentFrame: Size;
  runOutfit(bitmap: Bitmap): Promise<OutfitOutput>;
  /** @returns a logit for each of `itemClasses` */
  runGarment(bitmap: Bitmap): Promise<Float32Array>;
  readonly cutout: CutoutNetwork;
}

// WebAssembly threads would use the cores that requests need.
env.wasm.numThreads = 1;

/** @param name of the file, without `.onnx` */
async function loadSession(folder: string, name: string): Promise<InferenceSession> {
  const weights = await readFile(join(folder, `${name}.onnx`));
  return InferenceSession.create(weights, { executionProviders: ['wasm'] });
}

/** @throws when the network does not take one image of a fixed size */
function inputSizeOf(session: InferenceSession): Size {
  const [input] = session.inputMetadata;
  const [, , height, width] = input?.isTensor ? input.shape : [];
  if (typeof width !== 'number' || typeof height !== 'number') throw new Error('not an image network');
  return { width, height };
}

/** Runs a network on an image; returns its outputs by name. */
async function runSession(session: InferenceSession, bitmap: Bitmap, frame: Size) {
  const image = new Tensor('float32', toPlanes(bitmap, frame), [1, 3, frame.height, frame.width]);
  const outputs = await session.run({ image });
  return (name: string) => {
    const output = outputs[name];
    if (output?.type !== 'float32') throw new Error(`the network has no output ${name}`);
    return { values: output.data as Float32Array, dims: output.dims };
  };
}

/**
 * Loads the cut-out network (docs/model-card.md).
 * @param folder contains `cutout.onnx`
 */
export async function loadCutoutNetwork(folder: string): Promise<CutoutNetwork> {
  const session = await loadSession(folder, 'cutout');
  const frame = inputSizeOf(session);
  return { frame, run: async (bitmap) => (await runSession(session, bitmap, frame))('mask').values };
}

/**
 * Loads the networks (docs/model-card.md).
 * @param folder contains `outfit.onnx`, `garment.onnx` and `cutout.onnx`
 * @throws when a file is missing or not such a network
 */
export async function loadNetworks(folder: string): Promise<Networks> {
  const outfit = await loadSession(folder, 'outfit');
  const garment = await loadSession(folder, 'garment');
  const cutout = await loadCutoutNetwork(folder);
  const outfitFrame = inputSizeOf(outfit);
  const garmentFrame = inputSizeOf(garment);
  return {
    outfitFrame,
    garmentFrame,
    async runOutfit(bitmap) {
      const output = await runSession(outfit, bitmap, outfitFrame);
      const { values: masks, dims } = output('masks');
      return {
        grid: { width: dims[3] ?? 0, height: dims[2] ?? 0 },
        masks,
        tags: output('tags').values,
        presence: output('presence').values,
      };
    },
    async runGarment(bitmap) {
      const output = await runSession(garment, bitmap, garmentFrame);
      return output('classes').values;
    },
    cutout,
  };
}
